import { Button } from "@chakra-ui/react";
import { KeyRound, Plus } from "lucide-react";
import { EmptyState } from "#web/ui/state/empty-state.tsx";

export const NoKeys = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={KeyRound}
    title="No API key yet"
    action={
      <Button onClick={onCreate}>
        <Plus size={16} />
        Create API key
      </Button>
    }
  >
    Create one to ask a chatbot from your website, an app or a script. It works with cURL and with the OpenAI
    clients.
  </EmptyState>
);
