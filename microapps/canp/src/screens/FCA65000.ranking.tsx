import { MainButton, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import type { Term } from '@wallet/kit/common';
import { Disclosure, Lead, Note, Scene, Segmented, Stack } from '@wallet/kit/ui';
import { readProfile, readRanking } from '../api/calls.ts';
import { readRankTerm, saveRankTerm } from '../flows/rankTerm.ts';
import { messages } from '../messages/index.ts';
import { MemberScreen } from '../parts/MemberScreen.tsx';
import { RankList } from '../parts/RankList.tsx';

/** Neighbours who agreed to it, by points; the consent comes first. */
export function FCA65000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const period = useQuery().get('period') === 'year' ? 'year' : 'month';
  const load = useLoad(
    async (signal) => {
      const { isRanked } = await readProfile(undefined, { signal });
      if (!isRanked) return { ranking: null, term: await readRankTerm(signal) };
      return { ranking: await readRanking({ period, of: 'people' }, { signal }), term: undefined };
    },
    [period],
  );
  return (
    <MemberScreen of={load} ground={load.data !== undefined && load.data.ranking === null}>
      {({ ranking, term }) => {
        if (!ranking) return <Consent term={term} onAgreed={load.reload} />;
        const mine = ranking.all.find(({ isMine }) => isMine);
        return (
          <Stack>
            <Lead
              picture="family"
              title={mine && t.ranking.myRank({ rank: mine.rank, town: ranking.town })}
            />
            <Segmented
              legend={t.ranking.period}
              options={(['month', 'year'] as const).map((value) => ({
                value,
                label: t.ranking.periods[value],
              }))}
              value={period}
              onChange={(next) => navigate.replace('FCA65000', { query: { period: next } })}
            />
            <RankList all={ranking.all} mine={t.ranking.mine} />
            <MainButton
              variant="secondary"
              action="towns"
              run={() => navigate.push('FCA65100', { query: { period } })}
            >
              {t.ranking.towns}
            </MainButton>
          </Stack>
        );
      }}
    </MemberScreen>
  );
}

function Consent({ term, onAgreed }: { term: Term | undefined; onAgreed: () => void }) {
  const t = messages.use();
  const agree = useAction(async () => {
    if (term) await saveRankTerm(term.termsId, true);
    onAgreed();
  });
  return (
    <Stack>
      <Scene drawn="family" title={t.ranking.consent} note={t.ranking.consentNote}>
        {term && (
          <Disclosure title={term.name} isOpen>
            <Note>{term.text}</Note>
          </Disclosure>
        )}
      </Scene>
      <MainButton action="agree" run={agree} disabled={!term}>
        {t.ranking.agree}
      </MainButton>
    </Stack>
  );
}
