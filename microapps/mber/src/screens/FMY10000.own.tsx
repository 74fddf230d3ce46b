import { Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { readJoinedServices, serviceName } from '@wallet/kit/common';
import { formatDate, maskEmail, maskName, maskPhone } from '@wallet/kit/format';
import { type Locale, locale, setLocale } from '@wallet/kit/messages';
import type { Person } from '@wallet/kit/session';
import { Button, KeyValue, List, ListItem, RadioGroup, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { consentNames } from '../model/consents.ts';
import { formatPhone } from '../model/phone.ts';
import { OwnFacts } from '../parts/OwnFacts.tsx';
import styles from '../parts/text.module.css';
import { useLogout } from '../parts/useLogout.ts';
import { LeaveWallet } from './LeaveWallet.tsx';

export function FMY10000() {
  const person = usePerson();
  const [isLeaving, setLeaving] = useState(false);
  if (!person) return null;
  return isLeaving ? (
    <LeaveWallet person={person} onBack={() => setLeaving(false)} />
  ) : (
    <OwnPage person={person} onLeave={() => setLeaving(true)} />
  );
}

function OwnPage({ person, onLeave }: { person: Person; onLeave: () => void }) {
  const { own: t, consents } = messages.use();
  const { navigate } = useWallet();
  const logout = useLogout();
  const load = useLoad((signal) => readJoinedServices(undefined, { signal }), [person.memberId]);
  const agreed = consentNames.filter((name) => person.consents[name]);
  const language = locale.value;

  return (
    <Screen title={t.title} of={load}>
      {(services) => (
        <>
          <Section
            title={t.hello({ name: person.name })}
            action={
              <Button variant="text" size="small" action="edit" onClick={() => navigate.push('FME91000')}>
                {t.edit}
              </Button>
            }
          >
            <KeyValue
              rows={[
                { label: t.name, value: maskName(person.name) },
                { label: t.birth, value: formatDate(person.birth) },
                { label: t.phone, value: maskPhone(formatPhone(person.phone)) },
                { label: t.email, value: person.email ? maskEmail(person.email) : t.none },
              ]}
            />
          </Section>
          <Section title={t.manage}>
            <List>
              <ListItem
                title={t.password}
                description={t.passwordText}
                action="password"
                onClick={() => navigate.push('FME93000')}
              />
              <ListItem
                title={consents.title}
                description={
                  agreed.length > 0
                    ? agreed.map((name) => consents.names[name].title).join(', ')
                    : t.noConsents
                }
                action="consents"
                onClick={() => navigate.push('FME94000')}
              />
              <ListItem
                title={t.terms}
                description={t.termsText}
                action="terms"
                onClick={() => navigate.push('FME23000', { query: { returnPath: '/mber/FMY10000' } })}
              />
            </List>
          </Section>
          <Section title={t.services}>
            <List>
              {services
                .filter(({ isJoined }) => isJoined)
                .map(({ serviceCode }) => (
                  <ListItem
                    key={serviceCode}
                    title={serviceName(serviceCode, language) ?? t.service({ code: serviceCode })}
                  />
                ))}
            </List>
          </Section>
          <OwnFacts certType={person.certType} certificate={person.certificate} device={person.device} />
          <div className={styles.block}>
            <RadioGroup<Locale>
              field="language"
              legend={t.language}
              value={language}
              onChange={(next) => void setLocale(next)}
              options={[
                { value: 'ko', label: '한국어' },
                { value: 'en', label: 'English' },
              ]}
            />
          </div>
          <div className={styles.buttons}>
            <Button full variant="secondary" action="logout" onClick={() => void logout.run()}>
              {t.logout}
            </Button>
            <Button full variant="text" action="leave" onClick={onLeave}>
              {t.leave}
            </Button>
          </div>
        </>
      )}
    </Screen>
  );
}
