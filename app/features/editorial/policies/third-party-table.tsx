import { ResponsiveTable } from "#app/ui/responsive-table.tsx";
import { thirdParties } from "#content/third-parties.ts";

/** From the same list as the Content-Security-Policy (docs/behavior/third-parties.md#list). */
export function ThirdPartyTable() {
  return (
    <ResponsiveTable>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">What for</th>
          <th scope="col">When</th>
          <th scope="col">What it receives</th>
        </tr>
      </thead>
      <tbody>
        {thirdParties.map((party) => (
          <tr key={party.id}>
            <th scope="row">
              {party.policyUrl ? (
                <a href={party.policyUrl} target="_blank" rel="noopener noreferrer">
                  {party.name}
                  <span className="sr-only">: its privacy policy (opens in a new tab)</span>
                </a>
              ) : (
                party.name
              )}
            </th>
            <td>{party.purpose}</td>
            <td>{party.when}.</td>
            <td>{party.gets}</td>
          </tr>
        ))}
      </tbody>
    </ResponsiveTable>
  );
}
