import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { domainNames } from "#shared/knowledge/domains.ts";
import type { PublicTemplate, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { day } from "#web/lib/format/dates.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useTitle } from "#web/ui/page/use-title.ts";
import { ImportanceTag } from "../answering/list/importance-tag.tsx";
import { counted } from "../words.ts";
import { useWayBack } from "./entry/sign-in-gate.tsx";
import { Frame, Sheet, StepTitle } from "./frame.tsx";

/** A public template to read; a signed-in reader can copy it. */
export const TemplateView = ({ template }: { template: PublicTemplate }) => {
  useTitle(template.name);
  const { name, description, domain, published_at, sections } = template;
  const questions = sections.reduce((sum, section) => sum + section.questions.length, 0);
  return (
    <Frame aside="Interview template">
      <Sheet>
        <Text textStyle="sm" fontWeight="550" color="fg.muted" mb="-3">
          Interview template, {domainNames[domain]}
        </Text>
        <StepTitle>{name}</StepTitle>
        {description && (
          <Text className="lead" dir="auto">
            {description}
          </Text>
        )}
        <Flex gap="2" wrap="wrap">
          <CopyTemplate slug={template.public_slug} />
          <Button asChild size="lg" variant="outline">
            <a href={paths.home()}>What is Docent?</a>
          </Button>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {`${counted(sections.length, "section")}, ${counted(questions, "question")}. `}
          {published_at && `Published ${day(published_at)}. `}Answers are never part of it.
        </Text>
        <chakra.ol css={outline}>
          {sections.map((section, index) => (
            <SectionPart key={section.id} section={section} number={index + 1} />
          ))}
        </chakra.ol>
      </Sheet>
    </Frame>
  );
};

const CopyTemplate = ({ slug }: { slug: string | null }) => {
  const user = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { path } = useWayBack();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.knowledgeTemplates.copy({ knowledgeSlug: slug ?? "" }),
    meta: { success: "Template copied to your templates", failure: "Failed to copy template" },
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ["knowledgeTemplates"] });
      void navigate(paths.knowledgeTemplate(id));
    },
  });
  if (user === null)
    return (
      <Button asChild size="lg">
        <Link to={paths.login(path)}>Sign in to copy it to your templates</Link>
      </Button>
    );
  return (
    <Button size="lg" disabled={!user || isSuccess} loading={isPending} onClick={() => mutate()}>
      Copy to my templates
    </Button>
  );
};

const SectionPart = ({ section, number }: { section: TemplateSection; number: number }) => (
  <li>
    <h2 dir="auto">
      <span>{number}</span>
      {section.title}
    </h2>
    {section.description && <p dir="auto">{section.description}</p>}
    <ol>
      {section.questions.map(({ id, question_text, importance }, index) => (
        <li key={id}>
          <span>{`${number}.${index + 1}`}</span>
          <bdi>{question_text}</bdi>
          <ImportanceTag importance={importance} />
        </li>
      ))}
    </ol>
  </li>
);

const outline = {
  listStyleType: "none",
  "& > li": { borderTopWidth: "1px", py: "4" },
  "& h2": { textStyle: "h3" },
  "& h2 span": { color: "fg.subtle", fontWeight: "500", me: "2" },
  "& > li > p": { color: "fg.muted", textStyle: "sm" },
  "& ol": { listStyleType: "none", mt: "2" },
  "& ol li": {
    display: "grid",
    gridTemplateColumns: "2.25rem minmax(0, 1fr) auto",
    gap: "2",
    alignItems: "baseline",
    py: "2",
    textStyle: "lg",
  },
  "& ol li > span:first-of-type": { color: "fg.subtle", textStyle: "sm", fontVariantNumeric: "tabular-nums" },
} as const;
