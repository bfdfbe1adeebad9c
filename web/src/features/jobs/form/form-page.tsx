import { Box, Button, chakra, Flex, Grid, Heading } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import type { FormEventHandler, ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";

interface FormPageProps {
  title: string;
  /** Beside the title. */
  state?: ReactNode;
  onSubmit: FormEventHandler;
  aside: ReactNode;
  /** The bar at the foot. */
  bar: ReactNode;
  children: ReactNode;
}

/** The page of a posting's form: the way back, the sections with the process beside them, the bar at the foot. */
export const FormPage = ({ title, state, onSubmit, aside, bar, children }: FormPageProps) => (
  <chakra.form display="flex" flexDirection="column" minH="full" noValidate onSubmit={onSubmit}>
    <Box as="header" px={{ base: "4", md: "8" }} pt="4" pb="5">
      <Button asChild variant="ghost" ms="-3" mb="1">
        <Link to={paths.jobs()}>
          <ArrowLeft size={14} />
          Job Postings
        </Link>
      </Button>
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h1" textStyle="h1">
          {title}
        </Heading>
        {state}
      </Flex>
    </Box>
    <Grid css={columns}>
      <Box minW="0">{children}</Box>
      <Grid as="aside" aria-label="About the interview" gap="4" css={side}>
        {aside}
      </Grid>
    </Grid>
    {bar}
  </chakra.form>
);

const columns = {
  flex: "1",
  gap: "8",
  px: { base: "4", md: "8" },
  pb: "10",
  maxW: "78rem",
  w: "full",
  alignItems: "start",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container sheet (min-width: 62rem)": { gridTemplateColumns: "minmax(0, 1fr) 17rem" },
} as const;

const side = { "@container sheet (min-width: 62rem)": { position: "sticky", top: "5" } } as const;
