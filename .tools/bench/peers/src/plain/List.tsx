import { useLocation } from 'wouter';
import { useForests } from '../domain/useForests.ts';
import { facilities, factsOf, regions, words } from '../domain/words.ts';
import { Chips, Header } from './Parts.tsx';

export function List() {
  const { list, region, setRegion, wanted, setWanted } = useForests();
  const [, navigate] = useLocation();
  const toggle = (value: string) =>
    setWanted(wanted.includes(value) ? wanted.filter((each) => each !== value) : [...wanted, value]);
  return (
    <>
      <Header title={words.list} />
      <main className="main" aria-busy={!list}>
        <Chips
          legend={words.region}
          options={{ '': words.all, ...regions }}
          chosen={[region]}
          onToggle={setRegion}
        />
        <Chips legend={words.facilities} options={facilities} chosen={wanted} onToggle={toggle} />
        {list ? (
          <>
            <h2 className="count" aria-live="polite">
              {words.count(list.length)}
            </h2>
            <ul className="list">
              {list.map((forest) => (
                <li key={forest.forestId} className="card">
                  <h3>
                    <button type="button" onClick={() => navigate(`/detail/${forest.forestId}`)}>
                      {forest.forestNm}
                    </button>
                  </h3>
                  <p className="soft">{factsOf(forest)}</p>
                  <p>{words.from(forest.minAmt)}</p>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{words.wait}</p>
        )}
      </main>
    </>
  );
}
