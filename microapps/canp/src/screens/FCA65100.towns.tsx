import { useLoad, useQuery } from '@wallet/kit/app';
import { Disclosure, KeyValue, Lead, Note } from '@wallet/kit/ui';
import { readRanking } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { MemberScreen } from '../parts/MemberScreen.tsx';
import { RankList } from '../parts/RankList.tsx';

/** Town against town, and what each saved. */
export function FCA65100() {
  const { ranking: t } = messages.use();
  const period = useQuery().get('period') === 'year' ? 'year' : 'month';
  const load = useLoad(readRanking, { period, of: 'towns' });
  return (
    <MemberScreen of={load}>
      {({ all, factors }) => {
        const mine = all.find(({ isMine }) => isMine);
        return (
          <>
            <Lead
              picture="family"
              title={mine && t.townRank(mine)}
            >{`${t.periods[period]} · ${t.average}`}</Lead>
            <RankList
              all={all}
              mine={t.myTown}
              description={({ members, savedKg }) => t.town({ members, kg: savedKg })}
            />
            <Disclosure title={t.factors}>
              <KeyValue
                rows={factors.map(({ name, grams }) => ({ label: name, value: t.grams({ grams }) }))}
              />
              <Note>{t.source}</Note>
            </Disclosure>
          </>
        );
      }}
    </MemberScreen>
  );
}
