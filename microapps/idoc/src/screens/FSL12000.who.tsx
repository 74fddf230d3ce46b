import { Form, MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import { isCalendarDate, isOfAge, todaySeoul } from '@wallet/kit/format';
import { type Rules, required } from '@wallet/kit/forms';
import {
  Actions,
  Badge,
  Button,
  IconTile,
  Lead,
  List,
  ListItem,
  Note,
  Stack,
  TextField,
  useForm,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readSessionInfo } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import type { Pupil, Relationship } from '../model/request.ts';

/** Whose card it is to be: one's own, or that of a child. */
export const FSL12000 = applying.step(
  { ask: (_, { signal }) => readSessionInfo(undefined, { signal }) },
  function Who({ data, begin, goOn }) {
    const { who: t } = messages.use();
    const shownName = useShownName();
    const [isTyping, setTyping] = useState(false);
    const choose = useAction(
      async (relationship: Relationship, { name, birth }: Pick<Pupil, 'name' | 'birth'>) => {
        await begin({ relationship, name, birth });
        await goOn('FSL12100');
      },
    );
    const { self, children, isUnderFourteen } = data;
    return (
      <Screen>
        <Lead title={t.title}>{isUnderFourteen ? t.young : t.note}</Lead>
        <List label={t.title}>
          <PupilRow
            pupil={self}
            title={t.me({ name: self.name })}
            says={!self.isPupil ? t.notPupil : isUnderFourteen ? t.needsGuardian : t.alone}
            onChoose={() => choose.run('self', self)}
          />
          {children.map((child) => (
            <PupilRow
              key={child.birth}
              pupil={child}
              title={shownName(child.name)}
              says={child.isPupil ? t.born({ day: child.birth }) : t.tooYoung}
              onChoose={() => choose.run('child', child)}
            />
          ))}
        </List>
        {!self.isPupil && !isTyping && (
          <Actions>
            <Button full variant="secondary" action="byHand" onClick={() => setTyping(true)}>
              {t.byHand}
            </Button>
          </Actions>
        )}
        {isTyping && <ByHand onDone={(child) => choose.run('child', child)} />}
      </Screen>
    );
  },
);

interface PupilRowProps {
  pupil: Pupil;
  title: string;
  says: string;
  onChoose: () => unknown;
}

function PupilRow({ pupil: { isPupil, cardId, requestId }, title, says, onChoose }: PupilRowProps) {
  const { who: t } = messages.use();
  const { navigate } = useWallet();
  const shown = { title, leading: <IconTile picture="student" />, description: says };
  if (cardId)
    return (
      <ListItem
        {...shown}
        action="openCard"
        badge={<Badge tone="success">{t.has}</Badge>}
        onClick={() => navigate.push('FSL21000', { query: { cardId } })}
      />
    );
  if (requestId)
    return (
      <ListItem
        {...shown}
        action="openRequest"
        badge={<Badge tone="accent">{t.asked}</Badge>}
        onClick={() => navigate.push('FSL13000', { query: { requestId } })}
      />
    );
  if (!isPupil) return <ListItem {...shown} past="done" />;
  return <ListItem {...shown} action="choose" onClick={() => void onChoose()} />;
}

type Child = Pick<Pupil, 'name' | 'birth'>;
const rules: Rules<Child> = {
  name: [required()],
  birth: [
    required(),
    (birth) => (isCalendarDate(birth) && !isOfAge(birth, 24, todaySeoul()) ? null : { id: 'invalidBirth' }),
  ],
};

/** A child that the record did not bring; it is looked for there when the request is sent. */
function ByHand({ onDone }: { onDone: (child: Child) => unknown }) {
  const { who: t } = messages.use();
  const form = useForm<Child>({ initial: { name: '', birth: '' }, rules });
  return (
    <Form form={form} run={onDone}>
      <Stack>
        <TextField
          {...form.field('name')}
          label={t.name}
          placeholder={t.nameExample}
          maxLength={40}
          required
        />
        <TextField
          {...form.field('birth')}
          label={t.birth}
          hint={t.birthHint}
          placeholder="20150504"
          inputMode="numeric"
          maxLength={8}
          shape={(text) => text.replace(/\D/g, '')}
          required
        />
        <Note>{t.record}</Note>
      </Stack>
      <MainButton action="next">{t.next}</MainButton>
    </Form>
  );
}
