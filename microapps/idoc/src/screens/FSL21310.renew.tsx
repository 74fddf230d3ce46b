import { Form, MainButton, useAction, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { required } from '@wallet/kit/forms';
import { Actions, Button, confirm, InlineNotice, Lead, Stack, toast, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { removeCard, renew } from '../api/calls.ts';
import { CardPhoto } from '../flows/CardPhoto.tsx';
import { CardScreen } from '../flows/CardScreen.tsx';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import { needsPhoto, type StudentCard } from '../model/card.ts';
import { GradeFields } from '../parts/GradeFields.tsx';

interface Changes {
  grade: string;
  className: string;
  photoId?: string;
}

/** A new school year: grade and class, a photo where it is too old; or the card is taken off. */
export function FSL21310() {
  return <CardScreen>{({ card }) => <Renew key={card.id} card={card} />}</CardScreen>;
}

function Renew({ card }: { card: StudentCard }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const shownName = useShownName();
  const [values, setValues] = useState<Changes | null>(null);
  const form = useForm({
    initial: { grade: card.grade, className: card.className },
    rules: { grade: [required()], className: [required()] },
  });
  const isOld = needsPhoto(card, todaySeoul());
  const send = useAction(
    async ({ photoId = '', ...given }: Changes) => {
      const { id } = await renew({ cardId: card.id, ...given, photoId });
      navigate.replace('FSL13000', { query: { requestId: id } });
    },
    { on: { IDC_PHOTO_OLD: (given: Changes) => setValues(given) } },
  );
  const remove = useAction(async () => {
    const text = t.renew.askRemove({ name: shownName(card.studentName) });
    if (!(await confirm({ id: 'removeCard', text, danger: t.renew.remove }))) return;
    await removeCard(card.id);
    toast(t.renew.removed);
    navigate.replace('FSL10000');
  });
  if (values) return <CardPhoto onSent={(photoId) => send.run({ ...values, photoId })} />;
  return (
    <>
      <Lead title={t.renew.title}>{t.renew.note}</Lead>
      <Form form={form} run={(given) => (isOld ? setValues(given) : send.run(given))}>
        <Stack>
          {isOld && <InlineNotice>{t.renew.oldPhoto}</InlineNotice>}
          <GradeFields
            kind={card.schoolKind}
            grade={form.field('grade')}
            className={form.field('className')}
          />
        </Stack>
        <MainButton>{isOld ? t.renew.toPhoto : t.renew.submit}</MainButton>
      </Form>
      <Actions>
        <Button
          full
          variant="text"
          action="removeCard"
          isBusy={remove.isRunning}
          onClick={() => void remove.run()}
        >
          {t.renew.remove}
        </Button>
      </Actions>
    </>
  );
}
