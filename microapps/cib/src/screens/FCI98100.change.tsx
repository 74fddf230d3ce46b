import { ApiError } from '@wallet/kit/api';
import { Form, Gone, MainButton, Part, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { v } from '@wallet/kit/schema';
import {
  Button,
  confirm,
  IconTile,
  InlineNotice,
  Lead,
  List,
  ListItem,
  Segmented,
  Stack,
  toast,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { cancelLesson, changeLesson, listCourseDays } from '../api/calls.ts';
import { left } from '../api/wire.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { useLesson } from '../flows/useLesson.ts';
import { messages } from '../messages/index.ts';
import type { Lesson } from '../model/education.ts';
import { CourseTimes } from '../parts/CourseTimes.tsx';
import { NumberField, numberRules } from '../parts/NumberFields.tsx';

const ways = ['change', 'cancel'] as const;

export function FCI98100() {
  const { gone } = messages.use();
  const load = useLesson();
  return (
    <CibScreen of={load}>
      {(lesson) => (lesson ? <Change lesson={lesson} /> : <Gone to="FCI98000" {...gone.lesson} />)}
    </CibScreen>
  );
}

/** Another time, or none, for who knows the confirm number; five wrong ones lock it. */
function Change({ lesson }: { lesson: Lesson }) {
  const { course: t } = messages.use();
  const { navigate } = useWallet();
  const { number, place } = lesson;
  const query = { eduNo: number };
  const days = useLoad(listCourseDays, place.id);
  const [way, setWay] = useState<(typeof ways)[number]>('change');
  const [when, setWhen] = useState({ date: '', begins: '' });
  const [tries, setTries] = useState<number | null>(null);
  const form = useForm({ initial: { secret: '' }, rules: { secret: numberRules.secret } });
  const send = useAction(
    async ({ secret }: { secret: string }) => {
      const isCancel = way === 'cancel';
      if (isCancel && !(await confirm({ id: 'cancelLesson', text: t.ask, danger: t.ways.cancel }))) return;
      try {
        if (isCancel) await cancelLesson({ number, secret });
        else await changeLesson({ number, secret, centreId: place.id, ...when });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CIB_CNF_WRONG') throw error;
        const told = v.safeParse(left, error.payload);
        setTries(told.success ? told.output.leftCnt : null);
        form.set('secret', '');
        return;
      }
      toast(isCancel ? t.cancelled : t.changed);
      navigate.replace('FCI98000');
    },
    { on: { CIB_CNF_LOCKED: () => navigate.replace('FCI99000', { query }) }, onRefusal: days.reload },
  );
  // One thing at a time: the number once it is clear what for.
  const isAsked = way === 'cancel' || when.begins !== '';
  return (
    <Form form={form} run={send}>
      <Stack>
        <Lead title={t.changeTitle} />
        <List>
          <ListItem leading={<IconTile picture="wheel" />} title={place.name} description={t.when(lesson)} />
        </List>
        <Segmented
          legend={t.change}
          options={ways.map((value) => ({ value, label: t.ways[value] }))}
          value={way}
          onChange={setWay}
        />
        {way === 'change' && (
          <Part of={days}>
            {(book) => (
              <CourseTimes
                days={book.days}
                {...when}
                onChange={(date, begins) => setWhen({ date, begins })}
              />
            )}
          </Part>
        )}
        {isAsked && <NumberField binding={form.field('secret')} label={t.secretMine} />}
        {tries !== null && <InlineNotice tone="danger">{t.wrong({ left: tries })}</InlineNotice>}
        {isAsked && (
          <Button variant="text" action="forgotten" onClick={() => navigate.push('FCI99000', { query })}>
            {t.forgotten}
          </Button>
        )}
      </Stack>
      <MainButton
        variant={way === 'cancel' ? 'danger' : 'primary'}
        disabled={way === 'change' && when.begins === ''}
      >
        {t.ways[way]}
      </MainButton>
    </Form>
  );
}
