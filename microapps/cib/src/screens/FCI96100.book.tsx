import { Form, MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import { Lead, Note, Section, Stack, toast, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { bookLesson, listCourseDays } from '../api/calls.ts';
import { learning } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';
import { CourseTimes } from '../parts/CourseTimes.tsx';
import { NewNumberFields, numberRules } from '../parts/NumberFields.tsx';

export const FCI96100 = learning.step(
  {
    needs: ['licence', 'proofId', 'centreId'],
    ask: ({ centreId }, settings) => listCourseDays(centreId, settings),
  },
  function Book({ draft, data: { name, days }, clear, reload }) {
    const { course: t } = messages.use();
    const { navigate } = useWallet();
    const [date, setDate] = useState('');
    const [begins, setBegins] = useState('');
    const form = useForm({ initial: { secret: '', hint: '' }, rules: numberRules });
    const book = useAction(
      async ({ secret, hint }: { secret: string; hint: string }) => {
        const { licence, proofId, centreId } = draft;
        await bookLesson({ licence, proofId, centreId, date, begins, secret, hint: hint.trim() });
        await clear();
        toast(t.booked);
        navigate.replace('FCI98000', { asks: false });
      },
      {
        on: {
          CIB_NOT_PROVED: () => navigate.replace('FCI91300', { asks: false }),
          CIB_EDU_BOOK: () => navigate.replace('FCI98000', { asks: false }),
        },
        onRefusal: () => {
          setBegins('');
          reload();
        },
      },
    );
    return (
      <Screen>
        <Lead title={t.whenTitle}>{name}</Lead>
        <CourseTimes
          days={days}
          date={date}
          begins={begins}
          onChange={(day, time) => {
            setDate(day);
            setBegins(time);
          }}
        />
        <Form form={form} run={book}>
          {begins !== '' && (
            <Section title={t.secretTitle}>
              <Stack>
                <NewNumberFields secret={form.field('secret')} hint={form.field('hint')} />
              </Stack>
            </Section>
          )}
          <Note>{t.atDesk}</Note>
          <MainButton disabled={begins === ''}>{t.book}</MainButton>
        </Form>
      </Screen>
    );
  },
);
