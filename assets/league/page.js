// The organiser's page of a league. The secret stands behind the #, which no server log sees, and goes along as a header.
const secret = location.hash.slice(1);
const find = (id) => document.getElementById(id);
const REFRESH = 3000;

let tables = [];

async function ask(path, request = {}) {
  const response = await fetch(`/league/tables${path}`, {
    ...request,
    headers: { Authorization: `Bearer ${secret}` },
  });
  if (response.status === 401) {
    throw new Error('Only the organiser may see this page: open the address that the league printed.');
  }
  if (response.status === 400) throw new Error((await response.json()).trouble);
  if (!response.ok) throw new Error('The league does not answer. It is tried again.');
  return response;
}

const nameOf = ({ id }) => `Table ${id.replace(/^table-/, '')}`;
const resultOf = ({ over }) =>
  over === null ? '' : over.winner === null ? 'Over' : over.winner === 'draw' ? 'Draw' : `${over.winner} win`;
const turnOf = ({ turn }) => (turn === null ? '' : turn.of === null ? `${turn.now}` : `${turn.now} of ${turn.of}`);
const inOrder = (one, two) => one.id.localeCompare(two.id, 'en', { numeric: true });

function show() {
  const wanted = find('search').value.trim().toLowerCase();
  const cells = (table) => [nameOf(table), table.name, turnOf(table), resultOf(table), table.worker ?? 'nobody yet'];
  const shown = tables.filter((table) => cells(table).join(' ').toLowerCase().includes(wanted));
  // Left alone where nothing changed: whoever has a button in hand keeps it.
  const text = JSON.stringify(shown);
  if (find('tables').dataset.shown === text) return;
  find('tables').dataset.shown = text;
  find('tables').replaceChildren(...shown.map((table) => rowOf(table, cells(table))));
  find('none').hidden = shown.length > 0;
  find('tally').textContent = `${tables.length} tables, ${tables.filter(({ over }) => over !== null).length} over`;
}

function rowOf(table, cells) {
  const row = document.createElement('tr');
  for (const [place, text] of cells.entries()) {
    const cell = Object.assign(document.createElement('td'), { textContent: text });
    // A narrow screen has no heads of columns.
    if (place > 1 && text !== '') cell.dataset.label = document.querySelectorAll('th')[place].textContent;
    row.append(cell);
  }
  const actions = document.createElement('td');
  actions.append(
    buttonFor('Join codes', () => showSeats(table)),
    buttonFor('Save battle', async () => save(`${table.id}.json`, await (await ask(`/${table.id}/file`)).blob())),
  );
  row.append(actions);
  return row;
}

function buttonFor(text, act) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  button.addEventListener('click', () => act().catch(tell));
  return button;
}

async function showSeats(table) {
  const seats = await (await ask(`/${table.id}`)).json();
  find('seats-title').textContent = `${nameOf(table)}: ${table.name}`;
  find('seat-list').replaceChildren(
    ...seats.map(({ name, join, picture, code, isTaken }) => {
      const item = document.createElement('li');
      const text = document.createElement('div');
      const link = Object.assign(document.createElement('a'), { href: join, textContent: join });
      text.append(Object.assign(document.createElement('strong'), { textContent: isTaken ? `${name} (taken)` : name }));
      if (code !== null)
        text.append(Object.assign(document.createElement('p'), { textContent: `Code to move it: ${code}` }));
      text.append(Object.assign(document.createElement('p'), { className: 'address' }));
      text.lastChild.append(link);
      const drawing = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
      item.append(drawing, text);
      return item;
    }),
  );
  find('seats').showModal();
}

function save(name, blob) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const quoted = (text) => `"${String(text).replaceAll('"', '""')}"`;

function saveResults() {
  const lines = tables.map((table) =>
    [nameOf(table), table.name, turnOf(table), resultOf(table)].map(quoted).join(','),
  );
  save('results.csv', new Blob([['Table,Game,Turn,Result', ...lines, ''].join('\r\n')], { type: 'text/csv' }));
}

function tell(error) {
  find('trouble').textContent =
    error instanceof TypeError ? 'The league does not answer. It is tried again.' : error.message;
  find('trouble').hidden = false;
}

async function refresh() {
  try {
    tables = (await (await ask('')).json()).sort(inOrder);
    find('trouble').hidden = true;
    document.querySelector('main').hidden = false;
    show();
  } catch (error) {
    tell(error);
  }
}

/** A battle that was begun elsewhere becomes a table of its own. */
async function addBattle({ target }) {
  const [file] = target.files;
  target.value = '';
  if (!file) return;
  await ask('', { method: 'POST', body: file });
  await refresh();
}

find('search').addEventListener('input', show);
find('add').addEventListener('click', () => find('file').click());
find('file').addEventListener('change', (event) => addBattle(event).catch(tell));
find('results').addEventListener('click', saveResults);
await refresh();
setInterval(() => void refresh(), REFRESH);
