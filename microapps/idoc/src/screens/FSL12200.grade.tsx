import { Form, MainButton, Screen, useAutosave } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { matches, required } from '@wallet/kit/forms';
import { Card, KeyValue, Lead, Stack, TextField, useForm } from '@wallet/kit/ui';
import { applying } from '../flows/applying.ts';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import { GradeFields } from '../parts/GradeFields.tsx';

/** What the school's roll says: number, grade, class; name and birth are as they are known. */
export const FSL12200 = applying.step({ needs: ['school'] }, function Grade({ draft, save, goOn }) {
  const { grade: t } = messages.use();
  const shownName = useShownName();
  const { number = '', grade = '', className = '' } = draft;
  const form = useForm({
    initial: { number, grade, className },
    rules: {
      number: [required(), matches(/^\d{1,10}$/)],
      grade: [required()],
      className: [required()],
    },
  });
  useAutosave(form.values, save);
  return (
    <Screen>
      <Lead title={t.title}>{t.note}</Lead>
      <Form form={form} run={(values) => goOn('FSL12300', values)}>
        <Stack>
          <Card tone="soft">
            <KeyValue
              rows={[
                { label: t.school, value: draft.school.name },
                { label: t.name, value: shownName(draft.name) },
                { label: t.birth, value: formatDate(draft.birth) },
              ]}
            />
          </Card>
          <TextField
            {...form.field('number')}
            label={t.number}
            hint={t.numberHint}
            inputMode="numeric"
            maxLength={10}
            shape={(text) => text.replace(/\D/g, '')}
            required
          />
          <GradeFields
            kind={draft.school.kind}
            grade={form.field('grade')}
            className={form.field('className')}
          />
        </Stack>
        <MainButton action="next">{t.next}</MainButton>
      </Form>
    </Screen>
  );
});
