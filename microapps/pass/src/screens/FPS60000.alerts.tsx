import { Screen, useAction, useLoad } from '@wallet/kit/app';
import { addMonths, todaySeoul } from '@wallet/kit/format';
import { Card, Lead, Note, Switch, toast } from '@wallet/kit/ui';
import { checkPassport, saveAlerts } from '../api/calls.ts';
import { oneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import type { Passport } from '../model/application.ts';

export function FPS60000() {
  const t = messages.use().alerts;
  const load = useLoad((signal) => checkPassport({ who: oneself() }, { signal }));
  const save = useAction(async (alerts: { expiry: boolean; steps: boolean }) => {
    await saveAlerts(alerts);
    toast(t.saved);
    load.reload();
  });
  const expiryHint = (passport: Passport | null) => {
    if (!passport) return t.noPassport;
    const day = addMonths(passport.expires, -6);
    return day > todaySeoul() ? t.expiryHint({ day }) : t.near;
  };
  return (
    <Screen of={load} ground>
      {({ passport, alerts }) => (
        <>
          <Lead title={t.lead} />
          <Card>
            <Switch
              field="expiry"
              label={t.expiry}
              description={expiryHint(passport)}
              checked={alerts.expiry}
              disabled={save.isRunning}
              onChange={(expiry) => void save.run({ ...alerts, expiry })}
            />
            <Switch
              field="steps"
              label={t.steps}
              description={t.stepsHint}
              checked={alerts.steps}
              disabled={save.isRunning}
              onChange={(steps) => void save.run({ ...alerts, steps })}
            />
          </Card>
          <Note>{t.off}</Note>
        </>
      )}
    </Screen>
  );
}
