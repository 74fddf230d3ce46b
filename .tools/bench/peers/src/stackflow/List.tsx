import { AppScreen } from '@stackflow/plugin-basic-ui';
import { useFlow } from '@stackflow/react/future';
import { useForests } from '../domain/useForests.ts';
import { facilities, factsOf, regions, words } from '../domain/words.ts';
import { Chips } from '../plain/Parts.tsx';

export function List() {
  const { list, region, setRegion, wanted, setWanted } = useForests();
  const { push } = useFlow();
  const toggle = (value: string) =>
    setWanted(wanted.includes(value) ? wanted.filter((each) => each !== value) : [...wanted, value]);
  return (
    <AppScreen appBar={{ title: words.list }}>
      <main className="main">
        <Chips
          legend={words.region}
          options={{ '': words.all, ...regions }}
          chosen={[region]}
          onToggle={setRegion}
        />
        <Chips legend={words.facilities} options={facilities} chosen={wanted} onToggle={toggle} />
        <h2 className="count">{list ? words.count(list.length) : words.wait}</h2>
        <ul className="list">
          {list?.map((forest) => (
            <li key={forest.forestId} className="card">
              <h3>
                <button type="button" onClick={() => push('Detail', { id: forest.forestId })}>
                  {forest.forestNm}
                </button>
              </h3>
              <p className="soft">{factsOf(forest)}</p>
              <p>{words.from(forest.minAmt)}</p>
            </li>
          ))}
        </ul>
      </main>
    </AppScreen>
  );
}
