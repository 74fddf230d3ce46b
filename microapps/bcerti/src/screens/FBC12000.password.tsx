import { MainButton, NewPin, Screen, useAction, useWallet } from '@wallet/kit/app';
import { Bullets, Lead, Stack, Switch } from '@wallet/kit/ui';
import { useState } from 'react';
import { issue, setPassword } from '../api/calls.ts';
import { getting } from '../flows/getting.ts';
import { messages } from '../messages/index.ts';

export const FBC12000 = getting.step(
  { needs: ['proof'] },
  function Password({ draft: { way, proof }, save }) {
    const { password: t } = messages.use();
    const { navigate, bridge } = useWallet();
    const [isOpen, setOpen] = useState(false);
    const [hasBiometry, setBiometry] = useState(bridge.canOpen('biometry').ok);
    const choose = useAction(
      async (pin: string, again: string) => {
        setOpen(false);
        const end = await (way === 'issue' ? issue : setPassword)({ proof, pin, again, hasBiometry });
        await save({ end: { kind: way, ...end } });
        navigate.replace('FBC13000');
      },
      { on: { BCT_PROOF: () => navigate.replace(way === 'change' ? 'FBC20000' : 'FBC11000') } },
    );
    return (
      <Screen>
        <Lead>{t.lead}</Lead>
        <Stack>
          <Bullets texts={t.rules} />
          {bridge.canOpen('biometry').ok && (
            <Switch
              field="biometry"
              label={t.biometry}
              description={t.biometryHint}
              checked={hasBiometry}
              onChange={setBiometry}
            />
          )}
        </Stack>
        <NewPin
          isOpen={isOpen}
          words={t.fresh}
          onDone={(pin, again) => void choose.run(pin, again)}
          onClose={() => setOpen(false)}
        />
        <MainButton action="choose" isBusy={choose.isRunning} run={() => setOpen(true)}>
          {t.choose}
        </MainButton>
      </Screen>
    );
  },
);
