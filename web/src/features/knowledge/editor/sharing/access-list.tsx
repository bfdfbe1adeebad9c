import { Box, Button, chakra } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { TeamAccess, TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import type { Member } from "#shared/team/routes.ts";
import { api, query } from "#web/lib/api/api.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";

interface AccessListProps {
  template: TemplateDetail;
  members: Member[];
}

/** Who may open the template. */
export const AccessList = ({ template, members }: AccessListProps) => {
  const { id: templateId, user_id: ownerId } = template;
  const { data, error, refetch } = useQuery({
    ...query("knowledgeTemplates", "team", { templateId }),
    meta: { failure: "Error loading team access" },
  });
  if (!data)
    return (
      <Box mt="4">
        {error ? (
          <ErrorState
            title="The list of people could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton label="Loading team access" rows={3} />
        )}
      </Box>
    );
  const owner = members.find(({ user_id }) => user_id === ownerId);
  return (
    <chakra.ul aria-label="Team access" css={list}>
      <li>
        <Person
          name={owner?.name ?? owner?.email ?? "You"}
          detail={owner?.name ? owner.email : "Your account"}
        />
        <chakra.span textStyle="xs" color="fg.muted" pe="3">
          Owner
        </chakra.span>
      </li>
      {data.items.map((access) => (
        <AccessRow key={access.user_id} access={access} />
      ))}
    </chakra.ul>
  );
};

const AccessRow = ({ access }: { access: TeamAccess }) => {
  const { template_id: templateId, user_id, name, email } = access;
  const client = useQueryClient();
  const shown = name ?? email ?? user_id;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.knowledgeTemplates.unshare({ templateId, sharedUserId: user_id }),
    meta: { success: "Team member removed", failure: "Failed to remove team member" },
    onSettled: () =>
      client.invalidateQueries({ queryKey: query("knowledgeTemplates", "team", { templateId }).queryKey }),
  });
  return (
    <li>
      <Person name={shown} detail={shown === user_id ? "Another account" : (email ?? user_id)} />
      <chakra.span textStyle="xs" color="fg.muted">
        Can view
      </chakra.span>
      <Button
        variant="ghost"
        color="red.fg"
        colorPalette="red"
        aria-label={`Remove ${shown}`}
        loading={isPending}
        onClick={() => mutate()}
      >
        Remove
      </Button>
    </li>
  );
};

const Person = ({ name, detail }: { name: string; detail: string }) => (
  <chakra.span flex="1" minW="0">
    <chakra.bdi display="block" overflowWrap="anywhere">
      {name}
    </chakra.bdi>
    <chakra.small display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {detail}
    </chakra.small>
  </chakra.span>
);

const list = {
  mt: "4",
  borderWidth: "1px",
  borderRadius: "l3",
  listStyleType: "none",
  "& > li": {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "3.25rem",
    ps: "3",
    pe: "1.5",
    py: "1.5",
    textStyle: "sm",
  },
  "& > li + li": { borderTopWidth: "1px" },
} as const;
