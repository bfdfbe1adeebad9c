import { Box, Button, Flex, Heading } from "@chakra-ui/react";
import { ArrowLeft, History } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/feature/paths.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import type { VersionsDrawerProps } from "./versions/versions-drawer.tsx";

const VersionsDrawer = lazyDialog(
  async () => (await import("./versions/versions-drawer.tsx")).VersionsDrawer,
);

interface SettingsHeaderProps {
  title: string;
  /** Absent while the settings are loading. */
  versions?: Omit<VersionsDrawerProps, "onClose">;
}

/** The way back to the list above the page's title; beside it the versions. */
export const SettingsHeader = ({ title, versions }: SettingsHeaderProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="header" px={{ base: "4", md: "8" }} pt="4" pb="2">
      <Button asChild variant="ghost" ms="-3" mb="1">
        <Link to={paths.chatbots()}>
          <ArrowLeft />
          Back to RAG Systems
        </Link>
      </Button>
      <Flex align="center" gap="3">
        <Heading as="h1" flex="1" minW="0" textStyle="h1" dir="auto" textAlign="left" truncate title={title}>
          {title}
        </Heading>
        {versions && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            <History size={14} />
            Versions
          </Button>
        )}
      </Flex>
      {versions && isOpen && <VersionsDrawer {...versions} onClose={() => setOpen(false)} />}
    </Box>
  );
};
