import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { addDays, todaySeoul } from '@wallet/kit/format';
import { Bullets, confirm, DateSheet, Lead, Section, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { readCard, tellDeath } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** Quiet: the day, what ends and what stays, and one question that names what is done. */
export function FML53000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const animalId = useQuery().get('anmlId');
  const load = useLoad(readCard, animalId);
  const [on, setOn] = useState(todaySeoul());
  const tell = useAction(async (one: { id: string; name: string }) => {
    const words = { confirmLabel: t.death.yes, cancelLabel: t.death.no };
    if (!(await confirm({ id: 'tellDeath', text: t.death.ask(one), ...words }))) return;
    await tellDeath({ animalId: one.id, on });
    navigate.replace('FML33100', { query: { anmlId: one.id } });
  });
  const gone = <Gone to="FML50000" {...t.gone.animal} />;
  return (
    <Screen of={load} instead={{ PEMS_NOT_FOUND: gone }}>
      {(one) =>
        one && (one.state === 'registered' || one.state === 'lost') ? (
          <>
            <Lead picture="pems" title={t.death.lead(one)}>
              {t.death.text}
            </Lead>
            <Stack>
              <DateSheet
                field="on"
                label={t.death.on}
                min={addDays(todaySeoul(), -365)}
                max={todaySeoul()}
                value={on}
                onChange={setOn}
              />
              <Section title={t.death.ends}>
                <Bullets texts={t.death.endTexts(one)} />
              </Section>
            </Stack>
            <MainButton action="submit" isBusy={tell.isRunning} run={() => tell.run(one)}>
              {t.death.submit}
            </MainButton>
          </>
        ) : (
          gone
        )
      }
    </Screen>
  );
}
