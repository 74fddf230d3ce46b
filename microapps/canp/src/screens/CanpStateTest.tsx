import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { isServiceJoined } from '@wallet/kit/common';
import { todaySeoul } from '@wallet/kit/format';
import { Actions, Button, Section, Switch, TextField, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkSignUp, setStandIn } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { SERVICE } from '../model/service.ts';

const states = ['NONE', 'JOIN', 'OTHR', 'LEFT'] as const;

/** Sets what the gate looks at, a practice of any day, the budget, and a payout. */
export function CanpStateTest() {
  const { developer: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const [check, isJoined] = await Promise.all([
      checkSignUp(undefined, { signal }),
      isServiceJoined(SERVICE, { signal }),
    ]);
    return { check, isJoined };
  });
  const [isBudgetGone, setBudgetGone] = useState(false);
  const set = useAction(async (what: Parameters<typeof setStandIn>[0]) => {
    await setStandIn(what);
    toast(t.done);
    load.reload();
  });
  const doors = ['FCA10000', 'FCA20000', 'FCA50000', 'FCA60000'] as const;
  return (
    <Screen of={load}>
      {({ check, isJoined }) => (
        <>
          <Section title={t.state}>
            <Actions>
              {states.map((value) => (
                <Button
                  key={value}
                  variant="secondary"
                  action={`set${value}`}
                  onClick={() => void set.run({ what: 'STATE', value })}
                >
                  {t.states[value]}
                </Button>
              ))}
            </Actions>
            <p>{`signupYn ${check.isSignedUp ? 'Y' : 'N'} ${check.memberId}`}</p>
          </Section>
          <Switch
            field="service"
            label={t.service}
            checked={isJoined}
            onChange={(isOn) => void set.run({ what: 'SERVICE', value: isOn ? 'Y' : 'N' })}
          />
          <Switch
            field="budget"
            label={t.budget}
            checked={isBudgetGone}
            onChange={(isOn) => {
              setBudgetGone(isOn);
              void set.run({ what: 'BUDGET', value: isOn ? 'Y' : 'N' });
            }}
          />
          <Practice onAdd={(facts) => void set.run({ what: 'PRACTICE', ...facts })} />
          <Actions>
            <Button variant="secondary" action="refuse" onClick={() => void set.run({ what: 'REFUSE' })}>
              {t.refuse}
            </Button>
            <Button variant="secondary" action="giveBack" onClick={() => void set.run({ what: 'RETURN' })}>
              {t.giveBack}
            </Button>
            {doors.map((code) => (
              <Button key={code} variant="text" action={`open${code}`} onClick={() => navigate.push(code)}>
                {code}
              </Button>
            ))}
          </Actions>
        </>
      )}
    </Screen>
  );
}

function Practice({ onAdd }: { onAdd: (facts: { actvCd: string; prctYmd: string; qty: number }) => void }) {
  const { developer: t } = messages.use();
  const [actvCd, setActivity] = useState('receipt');
  const [prctYmd, setDay] = useState(todaySeoul());
  const [qty, setQuantity] = useState('1');
  const isRight = actvCd !== '' && /^\d{8}$/.test(prctYmd) && Number(qty) > 0;
  return (
    <Section title={t.practice}>
      <TextField field="activity" label={t.activity} value={actvCd} onChange={setActivity} />
      <TextField field="day" label={t.day} value={prctYmd} onChange={setDay} />
      <TextField field="quantity" label={t.quantity} value={qty} onChange={setQuantity} />
      <Button
        full
        variant="secondary"
        action="add"
        disabled={!isRight}
        onClick={() => onAdd({ actvCd, prctYmd, qty: Number(qty) })}
      >
        {t.add}
      </Button>
    </Section>
  );
}
