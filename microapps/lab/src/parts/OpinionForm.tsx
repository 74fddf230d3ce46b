import { maxLength, required } from '@wallet/kit/forms';
import { Button, RadioGroup, Section, Stack, TextField, useForm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Opinion, opinionLength, type Score, scores } from '../model/content.ts';

interface OpinionFormProps {
  /** what they said before */
  known: Opinion | null;
  isBusy: boolean;
  onSend: (opinion: Opinion) => void;
}

/** What a member thinks of what they try: a score, and words if they like. */
export function OpinionForm({ known, isBusy, onSend }: OpinionFormProps) {
  const t = messages.use().opinion;
  const form = useForm<{ score: Score | ''; opinion: string }>({
    initial: {
      score: scores.find((score) => Number(score) === known?.score) ?? '',
      opinion: known?.text ?? '',
    },
    rules: { score: [required()], opinion: [maxLength(opinionLength)] },
  });
  return (
    <Section title={t.title}>
      <form
        noValidate
        onSubmit={form.submit(({ score, opinion }) => onSend({ score: Number(score), text: opinion }))}
      >
        <Stack>
          <RadioGroup
            {...form.field('score')}
            legend={t.score}
            options={scores.map((value) => ({ value, label: t.scores[value] }))}
          />
          <TextField
            {...form.field('opinion')}
            label={t.text}
            hint={t.textHint}
            rows={4}
            maxLength={opinionLength}
          />
          <Button type="submit" variant="secondary" full action="submit" isBusy={isBusy}>
            {known ? t.again : t.submit}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
