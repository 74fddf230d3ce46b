import { loginMove, Screen, useFollowLink, useLoad, usePerson, useResume, useWallet } from '@wallet/kit/app';
import { Banner, Button, Card, InlineNotice, List, ListItem, Section } from '@wallet/kit/ui';
import { readBanner, readIsPayUser } from '../api/listCalls.ts';
import { messages } from '../messages/index.ts';
import text from '../parts/text.module.css';
import { hasUntold } from '../state/payOrder.ts';
import { useStartPayment } from './useStartPayment.ts';
import { useTill } from './useTill.ts';

export function FFQ01000() {
  const t = messages.use();
  const person = usePerson();
  return (
    <Screen title={t.start.title}>
      {person ? <ForMembers /> : <ForVisitors />}
      <More isMember={person !== null} />
    </Screen>
  );
}

function ForVisitors() {
  const { start: t } = messages.use();
  const { navigate, bridge } = useWallet();
  return (
    <Card tone="accent">
      <h2>{t.lead}</h2>
      <p className={text.lead}>{t.text}</p>
      <Button
        full
        action="login"
        onClick={() => navigate.push(loginMove('/fpayment/FFQ01000', bridge.isNative))}
      >
        {t.login}
      </Button>
    </Card>
  );
}

function ForMembers() {
  const { start: t } = messages.use();
  const { navigate } = useWallet();
  const till = useTill();
  const start = useStartPayment();
  const follow = useFollowLink();
  // Neither of these may keep the customer from paying: without an answer nothing is shown.
  const untold = useLoad((signal) => hasUntold(till, signal), [till]);
  const banner = useLoad((signal) => readBanner(undefined, { signal }));
  const isUser = useLoad((signal) => readIsPayUser(undefined, { signal }));
  useResume(untold.reload);

  return (
    <>
      {untold.data && (
        <div data-part="unfinished">
          <InlineNotice tone="warning">{t.unfinished}</InlineNotice>
          <div className={text.buttons}>
            <Button full action="seeUnfinished" onClick={() => navigate.push('FFQ02600')}>
              {t.seeUnfinished}
            </Button>
          </div>
        </div>
      )}
      {isUser.data === false && <InlineNotice>{t.notUser}</InlineNotice>}
      <Section title={t.pay}>
        <div className={text.buttons}>
          <Button
            full
            action="showCode"
            variant={untold.data ? 'secondary' : 'primary'}
            isBusy={start.isRunning}
            onClick={() => void start.run('FFQ02100')}
          >
            {t.show}
          </Button>
          <Button
            full
            variant="secondary"
            action="scanCode"
            isBusy={start.isRunning}
            onClick={() => void start.run('FFQ02200')}
          >
            {t.scan}
          </Button>
        </div>
        <p className={text.note}>{t.text}</p>
      </Section>
      {banner.data && (
        <Banner
          title={banner.data.text}
          {...(banner.data.link !== '' && {
            onOpen: () => void follow.run(banner.data?.link ?? ''),
          })}
        />
      )}
    </>
  );
}

const forMembers = [
  ['history', 'FFQ03000'],
  ['method', 'FFQ04000'],
  ['notices', 'FFQ05000'],
  ['notes', 'FFQ05100'],
] as const;
const forAll = [
  ['guide', 'FFQ01100'],
  ['about', 'FFQ06000'],
] as const;

function More({ isMember }: { isMember: boolean }) {
  const { start: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Section title={t.more}>
      <List>
        {[...(isMember ? forMembers : []), ...forAll].map(([name, code]) => (
          <ListItem key={code} title={t[name]} action={name} onClick={() => navigate.push(code)} />
        ))}
      </List>
    </Section>
  );
}
