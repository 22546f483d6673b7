const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Space', 'The main button: confirm, end the step, skip'],
  ['Arrow keys', 'Move the hex cursor'],
  ['Q E A D Z C', 'The six directions: Q north-west, E north-east, A west, D east, Z south-west, C south-east'],
  ['Enter', 'Act on the hex under the cursor, as a click would'],
  ['N, Shift N', 'Next or previous unit that can act'],
  ['1 to 9', 'The orders in the list'],
  ['R, B', 'When a ship may fire at one that passes: always, or at the best moment, from now on'],
  ['T', 'Advice, when you play alone against an opponent; pressed again, it is followed'],
  ['O', 'Hold an opponent, or let him go on; full stop lets him make one move'],
  ['V', 'Look at your own cards and marks, and turn them face down again'],
  ['U', 'Undo, as far as no die was rolled and nothing hidden was shown'],
  ['Esc', 'Put the target down, then the ship'],
  ['G', 'Show how far guns reach'],
  ['F, +, −', 'Whole chart, nearer, farther'],
  ['Shift arrows', 'Push the chart'],
  ['+ − [ ]', 'While markers are laid: the speed of the ship in hand, and her helm to port and starboard'],
  ['P, .', 'Look at the last scene again; hold what runs, and step it event by event'],
  ['L', 'Open or close the side panel'],
  ['H', 'This card'],
];

/** How to play, short enough to be read. */
export const Help = () => (
  <div class="help">
    <p>
      Choose a ship of yours. Hexes that she can reach light up: choose one and she steams there. Choose an enemy and
      the line of fire appears with every result and its chance; choose him again, or press the main button, to give the
      order.
    </p>
    <p>
      Fire orders are secret until both sides have given theirs. The main button at the bottom always holds the next
      step of the turn. What cannot be done says why. Every die stands in the log.
    </p>
    <p>
      Where ships have order cards, both players lay them face down, one after the other. Then the cards lie on the
      table and nobody has to look away: the ships act in turn, and a ship shows her card when she begins. Choose an
      enemy to see which guns bear, fire one of them or all. When an enemy passes, the other side is asked by name; it
      can be told once what its ships do from then on.
    </p>
    <p>
      Where ships follow movement markers, give every ship a speed and a helm, or choose the hex in which she is to end.
      Pale hulls show where all will be after each half of the move if nothing comes in between; red warns of ships of
      your own. Both sides’ markers are turned over together, and the move runs as a film that you can hold, slow, step
      and look at again.
    </p>
    <p>
      Against an opponent, Space ends his thinking and whatever is being shown. He sees what his side may see, and
      throws dice of his own. Why he did what he did stands in the log when the battle is over, and at once where you
      only watch. Who plays can be changed at any time in the menu.
    </p>
    <h3>Keys</h3>
    <table class="keys">
      <tbody>
        {KEYS.map(([keys, what]) => (
          <tr key={keys}>
            <th scope="row">{keys}</th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>On a touch screen, drag to move the chart and pinch to bring it nearer. A tap is a click.</p>
  </div>
);
