import { Screen, useAction, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Actions, Button, TextField, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { setStandIn } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

const changes = {
  gate: { gateNumber: '258' },
  delay: { lateMin: 180 },
  cancel: { off: 'CNCL' },
} as const;

/** Changes a flight, so that whoever watches it is told. */
export function FKT63000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const [key, setKey] = useState(`KE701-${todaySeoul()}1000`);
  const change = useAction(async (what: keyof typeof changes) => {
    await setStandIn({ what: 'FLIGHT', flightKey: key, ...changes[what] });
    toast(t.developer.done);
  });
  return (
    <Screen>
      <TextField field="flight" label={t.developer.key} value={key} onChange={setKey} />
      <Actions>
        {(['gate', 'delay', 'cancel'] as const).map((what) => (
          <Button key={what} variant="secondary" action={what} onClick={() => void change.run(what)}>
            {t.developer[what]}
          </Button>
        ))}
        <Button
          variant="text"
          action="flight"
          onClick={() => navigate.push('FKT31100', { query: { flight: key } })}
        >
          {t.home.flight}
        </Button>
      </Actions>
    </Screen>
  );
}
