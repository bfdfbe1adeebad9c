import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import type { TemplateQuestion } from "#shared/knowledge/template-shapes.ts";
import { Tag } from "#web/ui/tag.tsx";
import { useEditor } from "../sections/editor-context.ts";
import { importancePalettes, lengthWords } from "./importance-words.ts";
import { QuestionForm } from "./question-form.tsx";

interface QuestionRowProps {
  question: TemplateQuestion;
  /** "2.3" */
  number: string;
  isLast: boolean;
}

/** One question, edited where it stands, moved by its grip or by the arrows. Rows that a move leaves alone stay as they are. */
export const QuestionRow = memo(({ question, number, isLast }: QuestionRowProps) => {
  const [isEditing, setEditing] = useState(false);
  const [hasActions, setActions] = useState(false);
  if (isEditing)
    return (
      <li>
        <QuestionForm
          label={`Question ${number}`}
          sectionId={question.section_id}
          question={question}
          onClose={() => setEditing(false)}
        />
      </li>
    );
  const { id, question_text, importance, expected_word_count } = question;
  return (
    <li
      className="row"
      data-question={id}
      data-section={question.section_id}
      data-place={question.question_order}
      data-number={number}
      data-open={hasActions || undefined}
    >
      <span className="grip" draggable data-grip aria-hidden title="Drag to move">
        <GripVertical size={14} />
      </span>
      <span className="no">{number}</span>
      <div className="text" dir="auto">
        {question_text}
      </div>
      <div className="importance">
        <Tag palette={importancePalettes[importance]}>{importance}</Tag>
      </div>
      <span className="words">{lengthWords(expected_word_count)}</span>
      <Actions
        question={question}
        name={`question ${number}`}
        number={number}
        isLast={isLast}
        onEdit={() => setEditing(true)}
      />
      <button
        type="button"
        className="dots"
        aria-label={`More for question ${number}`}
        aria-expanded={hasActions}
        onClick={() => setActions(!hasActions)}
      >
        <Ellipsis size={16} />
      </button>
    </li>
  );
});

interface ActionsProps extends QuestionRowProps {
  name: string;
  onEdit: () => void;
}

const Actions = ({ question, name, number, isLast, onEdit }: ActionsProps) => {
  const { moveQuestion, askRemoval } = useEditor();
  const { id: questionId, section_id: sectionId, question_order: from } = question;
  const move = (place: number) =>
    moveQuestion({ sectionId, questionId, into: sectionId, from, place, number });
  return (
    <div className="do">
      <button
        type="button"
        aria-label={`Move ${name} up`}
        data-act="up"
        disabled={from === 1}
        onClick={() => move(from - 1)}
      >
        <ArrowUp size={15} />
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        data-act="down"
        disabled={isLast}
        onClick={() => move(from + 1)}
      >
        <ArrowDown size={15} />
      </button>
      <button type="button" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Pencil size={15} />
      </button>
      <button type="button" aria-label={`Delete ${name}`} onClick={() => askRemoval({ question, number })}>
        <Trash2 size={15} />
      </button>
    </div>
  );
};
