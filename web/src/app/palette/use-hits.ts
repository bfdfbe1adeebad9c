import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  Files,
  FileText,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessagesSquare,
  Users,
} from "lucide-react";
import { useEffect } from "react";
import { documentName } from "#shared/documents/document-name.ts";
import { query } from "../../lib/api/api.ts";
import { remembered } from "../../lib/browser/remembered.ts";
import { useSettled } from "../../lib/browser/use-settled.ts";
import { paths } from "../../lib/feature/paths.ts";
import { bestMatches } from "../../lib/match.ts";
import { useMay } from "../../lib/session/account.ts";
import { activeByName, chatbotPages } from "../../ui/chatbot-picker/chatbot-pages.ts";
import { navEntries } from "../shell/nav-entries.ts";

/** A result of the palette: an address, and for a question the state that asks it there. */
export interface Hit {
  id: string;
  name: string;
  /** Stands at the right: the chatbot of a document. */
  note?: string | undefined;
  icon: LucideIcon;
  to: string;
  state?: { question: string };
}

export interface Hits {
  groups: { name: string; hits: Hit[] }[];
  isSearching: boolean;
  /** Whether something could not be searched. */
  isFailed: boolean;
}

const maxOfKind = 5;
const leastLetters = 2;
const pauseMs = 150;

const pagesFor = (may: ReturnType<typeof useMay>): Hit[] => [
  ...navEntries
    .filter(({ needs }) => !needs || may(needs))
    .map(({ name, to, icon }) => ({ id: to, name, to, icon })),
  { id: paths.documents(), name: "Documents", to: paths.documents(), icon: Files },
  ...(may("edits")
    ? [{ id: paths.candidates(), name: "Candidates", to: paths.candidates(), icon: Users }]
    : []),
];

/** Pages, chatbots and documents whose names have the text in them; without a text the pages and the first chatbots. */
export const useHits = (text: string): Hits => {
  const wanted = useSettled(text.trim(), pauseMs);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(chatbotPages);
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const chatbots = activeByName(data?.pages.flatMap(({ items }) => items) ?? []);
  const isLongEnough = wanted.length >= leastLetters;
  const found = useQuery({
    ...query("documents", "find", { name: wanted }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  const pages = pagesFor(useMay());
  const documents = isLongEnough && text.trim() ? (found.data?.items ?? []) : [];
  const nameOf = (id: string) => chatbots.find((one) => one.id === id)?.name;
  const groups = [
    { name: "Pages", hits: bestMatches(pages, { text, most: pages.length }) },
    { name: "Chatbots", hits: bestMatches(chatbots.map(chatbotHit), { text, most: maxOfKind }) },
    {
      name: "Documents",
      hits: documents.map((document) => ({
        id: document.id,
        name: documentName(document),
        note: nameOf(document.rag_system_id),
        icon: FileText,
        to: paths.document(document.rag_system_id, document.id),
      })),
    },
    { name: "Ask", hits: questionHits(text.trim(), chatbots) },
  ];
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isSearching: isLongEnough && found.isFetching,
    isFailed: isError || found.isError || (isLongEnough && found.data?.isComplete === false),
  };
};

const chatbotHit = ({ id, name }: { id: string; name: string }): Hit => ({
  id,
  name,
  to: paths.chat(id),
  icon: MessagesSquare,
});

/** The typed text as a question to the chatbot that was used last. */
const questionHits = (text: string, chatbots: { id: string; name: string }[]): Hit[] => {
  const chatbot = chatbots.find(({ id }) => id === remembered.chatbot()) ?? chatbots[0];
  if (!chatbot || text.length < leastLetters) return [];
  const name = `Ask ${chatbot.name}: “${text}”`;
  const state = { question: text };
  return [
    {
      id: "ask",
      name,
      note: "Chat Testing",
      icon: MessageCircleQuestionMark,
      to: paths.chat(chatbot.id),
      state,
    },
  ];
};
