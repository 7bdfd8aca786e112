/** How long what is kept: stated once, shown by both policies that name it. */
const periods = [
  ['Account data', 'Until deletion plus 30 days'],
  ['Business data (plans, exercises, contacts)', 'Until deletion plus 90 days'],
  ['Payment records', '7 years'],
  ['Support communications', '3 years'],
  ['Analytics', '26 months, anonymised'],
] as const;

export function Retention() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Kept for</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(([what, period]) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
