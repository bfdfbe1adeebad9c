import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { query } from "#web/lib/api/api.ts";
import { moment } from "#web/lib/format/dates.ts";
import { Menu } from "#web/ui/menu/menu.tsx";

interface EarlierChatsProps {
  chatbotId: string;
  /** The conversation that is shown. */
  openId: string | undefined;
  onPick: (conversationId: string) => void;
}

/** A menu of the chats with a chatbot, each by its first question; absent while there is no other. */
export const EarlierChats = ({ chatbotId, openId, onPick }: EarlierChatsProps) => {
  const { data } = useQuery(query("conversations", "list", { chatbotId, limit: 50 }));
  const chats = data?.items ?? [];
  if (!chats.some(({ id }) => id !== openId)) return null;
  return (
    <Menu
      label="Earlier chats"
      entries={chats.map(({ id, title, last_activity_at, message_count }) => ({
        id,
        name: title || "Without a question",
        note: `${moment(last_activity_at)} · ${message_count} messages`,
        isChosen: id === openId,
        onSelect: () => id !== openId && onPick(id),
      }))}
    >
      <History size={14} aria-hidden />
      <span>
        Earlier<chakra.span className="chats"> chats</chakra.span>
      </span>
    </Menu>
  );
};
