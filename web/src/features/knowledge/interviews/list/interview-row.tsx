import { Button } from "@chakra-ui/react";
import { KeyRound, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { moment, shortDay } from "#web/lib/format/dates.ts";
import { Menu } from "#web/ui/menu/menu.tsx";
import { Status } from "#web/ui/status.tsx";
import { Segments } from "../../answering/list/coverage.tsx";
import { CopyLinkButton } from "../form/access-details.tsx";

interface InterviewRowProps {
  interview: KnowledgeInterview;
  onCode: () => void;
  onDelete: () => void;
}

/** A person with template, chatbot, progress and the ways to pass the interview on. */
export const InterviewRow = ({ interview, onCode, onDelete }: InterviewRowProps) => {
  const { id, interviewee_name: name, interviewee_email, template_name, rag_system_name } = interview;
  const { answered_count: answered, question_count: total, status, updated_at } = interview;
  return (
    <tr>
      <td className="person">
        <i aria-hidden>{initials(name)}</i>
        <span>
          <Link to={paths.knowledgeInterview(id)}>
            <bdi>{name}</bdi>
          </Link>
          <small>{interviewee_email ?? "No email"}</small>
        </span>
      </td>
      <td className="template">
        <bdi>{template_name}</bdi>
        <small dir="auto">{rag_system_name ?? "Chatbot deleted"}</small>
      </td>
      <td className="answers">
        <Segments parts={[{ answered, total: Math.max(total, 1) }]} aria-hidden />
        <small>{`${answered} of ${total}`}</small>
      </td>
      <td className="status">
        <Status tone={tones[status]}>
          {status === "completed" ? "Completed" : status === "draft" ? "Draft" : "Published"}
        </Status>
      </td>
      <td className="when">
        {answered === 0 ? "Not begun" : shortDay(updated_at)}
        <small>{answered === 0 ? `created ${shortDay(interview.created_at)}` : moment(updated_at)}</small>
      </td>
      <td className="actions">
        <CopyLinkButton interview={interview} variant="ghost" isIcon />
        <Button variant="ghost" px="0" aria-label={`Access code of ${name}`} onClick={onCode}>
          <KeyRound size={14} />
        </Button>
        <Menu
          label={`More about ${name}`}
          entries={[{ name: "Delete interview", icon: Trash2, onSelect: onDelete, isDanger: true }]}
        />
      </td>
    </tr>
  );
};

const tones = { draft: "idle", published: "busy", completed: "good" } as const;

const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
};
