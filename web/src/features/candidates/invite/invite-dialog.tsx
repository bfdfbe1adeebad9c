import { Box, Button, chakra, Flex, Input } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { saveFile } from "#web/lib/browser/save-file.ts";
import { useSession } from "#web/lib/session/session.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { calendarFile, invitationMail, momentOf, type Talk, timeWords, timeZone } from "./invitation.ts";

interface InviteForm {
  date: string;
  time: string;
  minutes: string;
  place: string;
}

interface InviteDialogProps {
  candidate: CandidateDetail;
  onClose: () => void;
}

/** Makes a calendar file of a talk, and then the mail that it goes with. */
export const InviteDialog = ({ candidate, onClose }: InviteDialogProps) => {
  const user = useSession();
  const [talk, setTalk] = useState<Talk>();
  const form = useForm<InviteForm>({ defaultValues: { date: "", time: "", minutes: "30", place: "" } });
  const { errors, isDirty } = form.formState;
  const save = form.handleSubmit(({ date, time, minutes, place }) => {
    const startsAt = momentOf(date, time);
    if (startsAt === "invalid" || startsAt === "skipped" || startsAt.getTime() < Date.now())
      return form.setError(
        startsAt === "invalid" ? "date" : "time",
        { message: wrongTimes[typeof startsAt === "string" ? startsAt : "past"] },
        { shouldFocus: true },
      );
    const wanted = { startsAt, minutes: Number(minutes), place: place.trim() };
    saveFile(
      new Blob([calendarFile(candidate, wanted, user?.email ?? "")], { type: "text/calendar" }),
      `talk-${date}.ics`,
    );
    form.reset();
    setTalk(wanted);
  });
  if (talk) return <MailStep candidate={candidate} talk={talk} onClose={onClose} />;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      title="Invite to a talk"
      lead={`Times are those of ${timeZone()}. A calendar file is saved first, then you write the mail.`}
      onSubmit={save}
      action="Save calendar file"
      isBusy={false}
    >
      <Flex gap="3" wrap="wrap">
        <Box flex="1 1 10rem">
          <Field label="Date" error={errors.date?.message}>
            <Input
              type="date"
              max="9999-12-31"
              {...form.register("date", { required: wrongTimes.invalid })}
            />
          </Field>
        </Box>
        <Box flex="1 1 8rem">
          <Field label="Time" error={errors.time?.message}>
            <Input type="time" {...form.register("time", { required: "Enter a time." })} />
          </Field>
        </Box>
        <Box flex="1 1 8rem">
          <Field label="Length">
            <SelectInput options={lengths} {...form.register("minutes")} />
          </Field>
        </Box>
      </Flex>
      <Field label="Place or link" error={errors.place?.message}>
        <Input
          placeholder="12 Mill Lane, or https://meet.example/talk"
          maxLength={500}
          {...form.register("place", {
            validate: (place) => place.trim() !== "" || "Enter where you meet: a place or a link.",
          })}
        />
      </Field>
    </FormDialog>
  );
};

const wrongTimes = {
  invalid: "Enter a date that is in the calendar.",
  skipped: "The clocks skip this time on that day. Choose another one.",
  past: "This time is over. Choose a later one.",
};

const lengths = { 15: "15 minutes", 30: "30 minutes", 45: "45 minutes", 60: "60 minutes", 90: "90 minutes" };

const MailStep = ({ candidate, talk, onClose }: InviteDialogProps & { talk: Talk }) => (
  <Dialog
    isOpen
    onClose={onClose}
    title="Write the mail"
    actions={
      <>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
        <Button asChild>
          <a href={invitationMail(candidate, talk)}>
            <Mail size={14} />
            Write the mail
          </a>
        </Button>
      </>
    }
  >
    <p>The calendar file is among your downloads. Attach it to the mail, which opens with these words:</p>
    <chakra.p mt="3" textStyle="sm" color="fg.muted">
      {timeWords(talk.startsAt)}, {talk.minutes} minutes, <bdi>{talk.place}</bdi>
    </chakra.p>
  </Dialog>
);
