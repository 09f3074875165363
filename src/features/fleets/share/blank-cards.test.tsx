import '@/messages/togo';

import { addShips, emptyFleet } from '@/rules/togo/index';

import { blankCards } from './blank-cards';

test('a fleet’s blank cards: nothing marked, boats counted off one by one, and no card for a ship that is gone', () => {
  const ships = [
    { ship: 'mikasa', name: 'Mikasa', boats: null },
    { ship: 'ikazuchi-class', name: 'Ikazuchi', boats: 3 },
    { ship: 'nobody', name: 'Sold', boats: null },
  ];
  const fleet = addShips(emptyFleet('f', 'United <Squadron>', 'ijn'), null, ships, () => 'Line');
  if (!fleet.ok) throw new Error(fleet.error.code);
  const html = blankCards(fleet.value, new Map());
  expect(html.match(/class="card"/g)).toHaveLength(2);
  expect(html).toContain('United &lt;Squadron&gt;');
  expect(html).not.toMatch(/<s>|class="box (on|good)"|Sold/);
  const [mikasa, boats] = html.split('class="card"').slice(1);
  expect(mikasa).toContain('Fires<i class="box">');
  expect(boats).toContain('Guns of each boat');
  expect(boats).toContain('<td>6/12-pdr</td>');
  expect(boats!.match(/class="box"/g)).toHaveLength(3);
});
