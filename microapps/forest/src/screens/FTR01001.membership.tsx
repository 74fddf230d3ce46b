import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, InlineNotice, Section } from '@wallet/kit/ui';
import { readMember } from '../api/memberCalls.ts';
import { messages } from '../messages/index.ts';
import text from '../parts/text.module.css';

export function FTR01001() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad((signal) => readMember(undefined, { signal }));
  const isMember = load.data != null;
  return (
    <Screen
      title={t.membership.title}
      of={load}
      footer={
        <BottomBar>
          {isMember ? (
            <Button action="openMembership" onClick={() => navigate.push('FTR01010')}>
              {t.membership.mine}
            </Button>
          ) : (
            <Button action="next" onClick={() => navigate.push('FTR01002')}>
              {t.membership.join}
            </Button>
          )}
        </BottomBar>
      }
    >
      {() => (
        <>
          {isMember && <InlineNotice tone="success">{t.membership.already}</InlineNotice>}
          <p className={text.lead}>{t.membership.lead}</p>
          <Section title={t.membership.benefits}>
            <ul className={text.bullets}>
              {t.membership.benefitTexts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Section>
          <p className={text.note}>{t.membership.note}</p>
        </>
      )}
    </Screen>
  );
}
