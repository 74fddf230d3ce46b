import { Screen, useAction, useLoad } from '@wallet/kit/app';
import { addMonths } from '@wallet/kit/format';
import { Card, Lead, Note, Switch, toast } from '@wallet/kit/ui';
import { checkPassport, saveAlerts } from '../api/calls.ts';
import { oneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';

export function FPS60000() {
  const t = messages.use().alerts;
  const load = useLoad((signal) => checkPassport({ who: oneself() }, { signal }));
  const save = useAction(async (alerts: { expiry: boolean; steps: boolean }) => {
    await saveAlerts(alerts);
    toast(t.saved);
    load.reload();
  });
  return (
    <Screen of={load}>
      {({ passport, alerts }) => (
        <>
          <Lead title={t.lead} />
          <Card>
            <Switch
              field="expiry"
              label={t.expiry}
              description={passport ? t.expiryHint({ day: addMonths(passport.expires, -6) }) : t.noPassport}
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
