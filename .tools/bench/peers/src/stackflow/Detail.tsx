import { AppScreen } from '@stackflow/plugin-basic-ui';
import { useFlow } from '@stackflow/react/future';
import { useForest } from '../domain/useForests.ts';
import { factsOf, words } from '../domain/words.ts';

export function Detail({ params }: { params: { id: string } }) {
  const forest = useForest(params.id);
  const { push } = useFlow();
  return (
    <AppScreen appBar={{ title: forest?.forestNm ?? words.detail }}>
      {forest && (
        <main className="main">
          <p>{forest.intrcCtnt}</p>
          <dl className="facts">
            <dt>{words.address}</dt>
            <dd>{forest.addrCtnt}</dd>
            <dt>{words.phone}</dt>
            <dd>{forest.telNo}</dd>
            <dt>{words.facilities}</dt>
            <dd>{factsOf(forest)}</dd>
          </dl>
          <button type="button" className="primary" onClick={() => push('Choose', { id: params.id })}>
            {words.choose}
          </button>
        </main>
      )}
    </AppScreen>
  );
}
