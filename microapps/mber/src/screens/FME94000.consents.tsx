import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { dayText, todaySeoul } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import type { Consents, Person } from '@wallet/kit/session';
import { Card, InlineNotice, Lead, Note, SettingIcon, Switch, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { saveConsents } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import { type ConsentName, changeConsent, channels } from '../model/consents.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';
import styles from './FME94000.module.css';

const signs = {
  marketing: 'news',
  groupInfo: 'company',
  sms: 'message',
  email: 'mail',
  telephone: 'center',
  post: 'post',
} as const;

export function FME94000() {
  const person = usePerson();
  return person && <ConsentSwitches person={person} />;
}

function ConsentSwitches({ person }: { person: Person }) {
  const { consents: t } = messages.use();
  const { session } = useWallet();
  const [consents, setConsents] = useState<Consents>(person.consents);
  const save = useMemberAction(async (next: Consents) => {
    const before = consents;
    setConsents(next);
    try {
      await saveConsents(next);
    } catch (error) {
      // What the switch shows is what the bank may do: where the answer was lost, that has to be asked.
      const known = await session.reread();
      setConsents(known?.consents ?? before);
      throw error;
    }
    await session.reread();
    toast(t.saved({ date: dayText(todaySeoul(), locale.value) }));
  });
  const row = (name: ConsentName) => (
    <Switch
      key={name}
      field={name}
      leading={<SettingIcon name={signs[name]} />}
      label={t.names[name].title}
      description={t.names[name].text}
      checked={consents[name]}
      disabled={save.isRunning}
      onChange={(isOn) => void save.run(changeConsent(consents, name, isOn))}
    />
  );
  return (
    <Screen title={t.title} ground>
      <Lead title={t.lead}>{t.text}</Lead>
      {/* The ways hang on the first: one card, and a word on it. */}
      <Card>
        {row('marketing')}
        <Note>{consents.marketing ? t.goTogether : t.comeTogether}</Note>
        <div className={styles.channels}>{channels.map(row)}</div>
      </Card>
      <Card>{row('groupInfo')}</Card>
      {consents.marketingRecalled && <InlineNotice>{t.recalled}</InlineNotice>}
    </Screen>
  );
}
