import { Screen, useAction, useLoad, usePerson } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import {
  alert,
  Button,
  confirm,
  EmptyState,
  Icon,
  InlineNotice,
  Lead,
  Section,
  SettingIcon,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { changePushSetting, readPushSettings } from '../api/pushCalls.ts';
import { usePhonePermission } from '../flows/usePhonePermission.ts';
import { messages } from '../messages/index.ts';
import { isAdvertising, mayChange, type PushKind, type PushSettings } from '../model/pushSettings.ts';
import { useLogin } from '../parts/LoginCard.tsx';

const signs = { use: 'receipt', guide: 'news', night: 'theme' } as const;

const groups: readonly { name: 'service' | 'ad'; kinds: readonly PushKind[] }[] = [
  { name: 'service', kinds: ['use', 'guide'] },
  { name: 'ad', kinds: ['benefit', 'night'] },
];

export function FAL13000() {
  const t = messages.use().settings;
  const person = usePerson();
  const login = useLogin();
  const settings = useLoad(
    async (signal) => (person ? readPushSettings(undefined, { signal }) : null),
    [person?.memberId],
  );

  return (
    <Screen title={t.title} of={settings}>
      {(data) =>
        data === null ? (
          <EmptyState
            picture="quiet"
            title={t.visitor}
            description={t.visitorHint}
            action={{ label: t.login, action: 'login', onClick: login }}
          />
        ) : (
          <Settings initial={data} />
        )
      }
    </Screen>
  );
}

function Settings({ initial }: { initial: PushSettings }) {
  const t = messages.use().settings;
  const [settings, setSettings] = useState(initial);
  const phone = usePhonePermission();

  const change = useAction(async (kind: PushKind, isOn: boolean) => {
    const { label: name } = t.kinds[kind];
    if (isOn && (kind === 'benefit' || kind === 'night')) {
      const labels = { confirmLabel: t.agree, cancelLabel: t.cancel };
      if (!(await confirm({ id: 'adConsentAsk', text: t.adAsk[kind], ...labels }))) return;
    }
    const next = await changePushSetting({ kind, isOn }).catch(async (error: unknown) => {
      // What a switch shows is what may be sent: where the answer was lost, that has to be asked.
      const known = await readPushSettings().catch(() => null);
      if (known) setSettings(known);
      throw error;
    });
    setSettings(next);
    // Who agrees to advertising, or no longer does, is told by whom, when and what (art. 50-7 of the same law).
    if (!isAdvertising(kind)) return toast(t.saved);
    const date = formatDate(next.consents[kind].since);
    await alert({ id: 'adConsentDone', text: t.adDone({ date, name, isOn }) });
  });

  function hintOf(kind: PushKind) {
    const { isOn, since } = settings.consents[kind];
    const date = formatDate(since);
    return (
      <>
        {t.kinds[kind].hint}
        {kind === 'night' && !settings.consents.benefit.isOn && (
          <>
            <br />
            {t.benefitFirst}
          </>
        )}
        {isAdvertising(kind) && date !== '' && (
          <>
            <br />
            {isOn ? t.agreedOn({ date }) : t.refusedOn({ date })}
          </>
        )}
      </>
    );
  }

  return (
    <>
      <Lead title={t.lead}>{t.text}</Lead>
      {phone.status === 'denied' && (
        <InlineNotice tone="warning" messageId="notificationsDenied">
          {t.phoneOff}
        </InlineNotice>
      )}
      {phone.status === 'prompt' && (
        <InlineNotice messageId="notificationsPrompt">
          <p>{t.phoneAsk}</p>
          <Button variant="secondary" size="small" action="allowNotifications" onClick={phone.request}>
            {t.phoneAllow}
          </Button>
        </InlineNotice>
      )}
      {groups.map(({ name, kinds }) => (
        <Section key={name} title={t[name]}>
          {name === 'ad' && !settings.mayAdvertise && <InlineNotice>{t.underFourteen}</InlineNotice>}
          {kinds.map((kind) => (
            <Switch
              key={kind}
              field={kind}
              leading={kind === 'benefit' ? <Icon name="benefits" /> : <SettingIcon name={signs[kind]} />}
              label={t.kinds[kind].label}
              description={hintOf(kind)}
              checked={settings.consents[kind].isOn}
              disabled={!mayChange(kind, settings)}
              onChange={(isOn) => void change.run(kind, isOn)}
            />
          ))}
        </Section>
      ))}
    </>
  );
}
