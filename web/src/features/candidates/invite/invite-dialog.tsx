import { Box, Button, chakra, Flex, Input } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { useId, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { saveFile } from "#web/lib/browser/save-file.ts";
import { useSession } from "#web/lib/session/session.ts";
import { toast } from "#web/lib/toaster.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
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
  const { isDirty } = form.formState;
  const id = useId();
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
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      title={talk ? "Write the mail" : "Invite to a talk"}
      lead={
        !talk && `Times are those of ${timeZone()}. A calendar file is saved first, then you write the mail.`
      }
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {talk ? "Done" : "Cancel"}
          </Button>
          {talk ? (
            <Button asChild>
              <a href={invitationMail(candidate, talk)}>
                <Mail size={14} />
                Write the mail
              </a>
            </Button>
          ) : (
            <Button type="submit" form={id}>
              Save calendar file
            </Button>
          )}
        </>
      }
    >
      {talk ? <MailWords talk={talk} /> : <TalkForm id={id} form={form} onSubmit={save} />}
    </Dialog>
  );
};

interface TalkFormProps {
  id: string;
  form: UseFormReturn<InviteForm>;
  onSubmit: () => Promise<void>;
}

const TalkForm = ({ id, form, onSubmit }: TalkFormProps) => {
  const { errors } = form.formState;
  return (
    <chakra.form
      id={id}
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit().catch(() => toast.error("Failed to save the calendar file"));
      }}
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
    </chakra.form>
  );
};

const wrongTimes = {
  invalid: "Enter a date that is in the calendar.",
  skipped: "The clocks skip this time on that day. Choose another one.",
  past: "This time is over. Choose a later one.",
};

const lengths = { 15: "15 minutes", 30: "30 minutes", 45: "45 minutes", 60: "60 minutes", 90: "90 minutes" };

const MailWords = ({ talk }: { talk: Talk }) => (
  <>
    <p>The calendar file is among your downloads. Attach it to the mail, which opens with these words:</p>
    <chakra.p mt="3" textStyle="sm" color="fg.muted">
      {timeWords(talk.startsAt)}, {talk.minutes} minutes, <bdi>{talk.place}</bdi>
    </chakra.p>
  </>
);
