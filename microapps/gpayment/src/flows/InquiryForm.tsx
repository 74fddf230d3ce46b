import { Form, MainButton, useAction } from '@wallet/kit/app';
import { maxLength, required } from '@wallet/kit/forms';
import { SheetSelect, Stack, TextField, toast, useForm } from '@wallet/kit/ui';
import { writeInquiry } from '../api/customerCalls.ts';
import { uncertain } from '../messages/uncertain.ts';
import { type InquiryKind, inquiryKinds, textLimit, titleLimit } from '../model/inquiry.ts';
import { useService } from '../parts/useService.ts';

const rules = {
  kind: required(),
  title: [required(), maxLength(titleLimit)],
  text: [required(), maxLength(textLimit)],
};

interface InquiryFormProps {
  /** number of the transaction it is about, or empty */
  serial: string;
  onSent: () => void;
}

/** A question to the service desk: sent once, however often the button is pressed. */
export function InquiryForm({ serial, onSent }: InquiryFormProps) {
  const { inquiries: t, detail } = useService();
  const about = /^[\w-]{1,30}$/.test(serial) ? `${detail.serial} ${serial}\n` : '';
  const initial: { kind: InquiryKind | ''; title: string; text: string } = {
    kind: about === '' ? '' : '01',
    title: '',
    text: about,
  };
  const form = useForm({ initial, rules });
  const submit = useAction(
    async ({ kind, title, text }: typeof initial) => {
      await writeInquiry({ kind: kind || '04', title: title.trim(), text: text.trim() });
      toast(t.sent);
      onSent();
    },
    { lostWords: uncertain },
  );
  return (
    <Form form={form} run={(values) => void submit.run(values)}>
      <Stack>
        <SheetSelect
          {...form.field('kind')}
          label={t.kind}
          options={inquiryKinds.map((value) => ({ value, title: t.kinds[value] }))}
        />
        <TextField {...form.field('title')} label={t.subject} maxLength={titleLimit} />
        <TextField {...form.field('text')} label={t.text} hint={t.textHint} rows={6} maxLength={textLimit} />
        <MainButton isBusy={submit.isRunning}>{t.submit}</MainButton>
      </Stack>
    </Form>
  );
}
