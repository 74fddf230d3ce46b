import { Gone, MainButton, Screen, useQuery, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Bullets, Card, KeyValue, Note, ResultPage, Section, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { Getting } from '../flows/Getting.tsx';
import { Recovering } from '../flows/Recovering.tsx';
import { signInAgain } from '../flows/SignInAgain.tsx';
import { type Member, useMember } from '../flows/useMember.ts';
import { WayOut } from '../flows/WayOut.tsx';
import { messages } from '../messages/index.ts';
import { wayOn } from '../model/digitalId.ts';
import { IdCard } from '../parts/IdCard.tsx';

type Shown = 'young' | 'getting' | 'recovering' | 'detail';

/** Without an ID the way to one; `way` leads to another, or back to this phone. */
function shownOf({ state, step }: Member, way: string | null): Shown {
  if (state === 'young') return 'young';
  if (state === 'none' || (way === 'anew' && step > 0)) return 'getting';
  return way === 'recover' && wayOn[state] === 'recover' ? 'recovering' : 'detail';
}

/** What the ID holds; without one, or with `way`, the whole way to it, taken up where it was left. */
export function FGM50000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useMember();
  const way = useQuery().get('way');
  const [isIssued, setIssued] = useState(false);
  const shown = load.data && shownOf(load.data, way);
  const titles = { getting: t.get.title, recovering: t.recover.title };
  if (isIssued) return <Issued />;
  return (
    <Screen
      of={load}
      instead={signInAgain}
      ground={shown === 'detail'}
      {...(shown === 'getting' || shown === 'recovering' ? { title: titles[shown] } : {})}
    >
      {(member) => {
        const [id] = member.ids;
        if (shown === 'getting')
          return <Getting member={member} onDone={load.reload} onIssued={() => setIssued(true)} />;
        if (shown === 'recovering')
          return (
            <Recovering
              onDone={() => {
                toast(t.recover.done);
                navigate.replace('FGM40000');
              }}
            />
          );
        if (id && shown === 'detail') return <Detail member={member} id={id} />;
        return (
          <Gone
            to="FGM40000"
            picture="locked"
            title={t.home.young}
            description={t.home.youngNote}
            action={t.detail.see}
          />
        );
      }}
    </Screen>
  );
}

function Issued() {
  const { detail: t, get } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen noBack title={get.title}>
      <ResultPage kind="success" title={t.done} description={t.doneNote} />
      <MainButton action="see" run={() => navigate.replace('FGM40000')}>
        {t.see}
      </MainButton>
    </Screen>
  );
}

function Detail({ member, id }: { member: Member; id: Member['ids'][number] }) {
  const t = messages.use();
  return (
    <>
      <IdCard id={id} state={member.state} isDue={member.isDue} />
      <Card>
        <Section title={t.detail.holds}>
          <KeyValue
            rows={[
              { label: t.facts.name, value: id.name },
              { label: t.facts.birth, value: formatDate(id.birth) },
              { label: t.facts.phone, value: id.phone },
              { label: t.facts.document, value: t.documents[id.documentKind] },
              { label: t.facts.issued, value: formatDate(id.issuedOn) },
              { label: t.facts.until, value: formatDate(id.validUntil) },
            ]}
          />
        </Section>
      </Card>
      <Card>
        <Section title={t.detail.given}>
          <Bullets texts={[t.attributes.name, t.attributes.adult]} />
          <Note>{t.detail.givenNote}</Note>
        </Section>
      </Card>
      <WayOut member={member} />
    </>
  );
}
