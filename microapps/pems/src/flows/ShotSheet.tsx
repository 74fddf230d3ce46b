import { useAction } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, DateSheet, Note, Sheet, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { keepShot } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Shot } from '../model/animal.ts';

interface ShotSheetProps {
  animal: { id: string; birth: string };
  kind: Shot | null;
  onClose: () => void;
  onKept: () => void;
}

/** When a shot was given: the next one is reckoned from it. */
export function ShotSheet({ animal, kind, onClose, onKept }: ShotSheetProps) {
  const t = messages.use();
  const [doneOn, setDoneOn] = useState(todaySeoul());
  const keep = useAction(async (shot: Shot) => {
    await keepShot({ animalId: animal.id, kind: shot, doneOn });
    toast(t.shots.kept);
    onClose();
    onKept();
  });
  return (
    <Sheet
      isOpen={kind !== null}
      title={kind ? t.shots.done[kind] : ''}
      onClose={onClose}
      footer={
        <Button full action="keepShot" isBusy={keep.isRunning} onClick={() => kind && void keep.run(kind)}>
          {t.shots.keep}
        </Button>
      }
    >
      <Stack>
        <DateSheet
          field="doneOn"
          label={t.shots.doneOn}
          min={animal.birth}
          max={todaySeoul()}
          value={doneOn}
          onChange={setDoneOn}
        />
        {kind && <Note>{t.shots.rules[kind]}</Note>}
      </Stack>
    </Sheet>
  );
}
