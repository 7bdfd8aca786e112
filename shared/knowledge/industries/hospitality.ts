import { hospitalityOperations, lodging } from '../operations/hospitality.ts';
import type { Industry } from './industry.ts';

export const hospitality: Industry = {
  ...hospitalityOperations,
  name: 'Hospitality',
  trade: 'a hospitality business',
  words:
    /\b(hospitality|restaurant|hotel|motel|inn\b|lodge|resort|cafe|coffee|bars?\b|brewery|cater|bed and breakfast|event venue|bistro|diner|pizz)/,
  peak: 'Friday and Saturday nights, festival weeks and the holiday season bring in most of the margin',
  harm: {
    financial_impact: 'Empty tables and rooms cannot be sold tomorrow, while food in the walk-in is thrown away.',
    operational_impact: 'Kitchen, bar and housekeeping stop in a chain: no hot water means no dishes, no linen and no service.',
    reputational_impact: 'One closed weekend or one illness traced to the kitchen stands in the reviews that guests read first.',
    regulatory_impact:
      'The health department must clear a kitchen after flood, fire, sewage or loss of water before it serves again.',
  },
  exposure: {
    water: 'flood water in the kitchen condemns food, ice machines and carpets, and the health department must clear reopening',
    wind: 'patio furniture, signs, roof hoods and windows fly, and guests have to be moved or refunded in hours',
    ground: 'bottles, hot oil and gas lines are the danger, and dining rooms in old masonry may be tagged unsafe',
    fire: 'evacuation empties tables and rooms in high season, and smoke settles in linen and upholstery',
    cold: 'frozen pipes stop kitchen and rooms, and stranded guests stay while the next shift cannot arrive',
    heat: 'kitchens pass 100 °F, ice machines and walk-ins fail, and patios stay empty',
    power: 'walk-ins, hoods, card terminals and door locks stop, and food above 41 °F for four hours is waste',
    air: 'outdoor seating and pools close, and guests cancel within the free period',
    dry: 'ice, linen and pools come under water restrictions in the travel season',
  },
  sizes: [
    [
      'With {staff} the owner cooks, orders and pays: teach one person per shift how to get guests out, when to call 911 and the gas utility, and how to close out the register.',
      'Photograph the full walk-in and bar every month; it is the proof for a spoilage claim.',
    ],
    [
      'With {staff} split opening and closing keys over three managers, and print the reservation list before every service.',
      'Agree with a restaurant across town on borrowed walk-in space for one night.',
    ],
    [
      'With {staff} set a duty manager for each shift who may refund, relocate guests and close without calling the owner.',
      'Hold a standing order with a refrigerated-trailer and a standby-power rental firm before the storm season.',
    ],
    [
      'With {staff} over several properties, send guests and staff of a closed one to the others at agreed rates.',
      'Give the brand, the booking channels and the franchise office one contact each, so that availability closes everywhere at once.',
    ],
  ],
  suppliers: [
    'the broadline food distributor',
    'the linen service',
    'the booking or reservation channel',
    'the hood and refrigeration contractor',
  ],
  insights: [
    'The FDA Food Code (8-404.11) requires an operator to stop serving immediately in an imminent health hazard such as no water, sewage backup or flood.',
    'Cancellation rules of the booking channels differ for declared disasters; decide your own refund line before guests ask.',
    'Spoilage cover often starts only when the outage begins on your premises; ask for off-premises power failure in writing.',
    'Deposits for weddings and groups are a debt when the venue closes: keep them apart from operating cash.',
  ],
  duties: [
    'The local health permit asks for notice and a reinspection after fire, flood, sewage backup or prolonged loss of water or power.',
    'NFPA 96 asks for hood and duct cleaning at intervals by cooking volume; insurers ask for the certificate after a kitchen fire.',
    'A liquor license may lapse or need notice when the premises stay closed; ask the state board for its period.',
  ],
  risks: [
    [
      'Kitchen Fire',
      'Cooking equipment causes about three of five restaurant fires (NFPA), and a discharged hood closes the kitchen.',
    ],
    [
      'Foodborne Illness Outbreak',
      'One traced norovirus or salmonella case closes service and fills the local news.',
      { like: 'Foodborne Illness' },
    ],
    ['Walk-in Refrigeration Equipment Failure', 'A warm walk-in destroys several thousand dollars of food overnight.'],
    [
      'Food Supply Chain Disruption',
      'Egg, produce and seafood shortages change the menu within a week, and the truck may not come at all.',
    ],
    [
      'Kitchen and Service Staff Shortage',
      'Two missing line cooks cut the number of tables that can be served by half.',
      { like: 'Staff Shortage' },
    ],
    [
      'Water Supply or Boil-Water Notice',
      'Without safe water there is no ice, no dishes, no handwashing and no permission to open.',
    ],
    [
      'Card Payment Data Breach',
      'Stolen cards are traced to restaurants and front desks often, and the processor can end the contract.',
    ],
    [
      'Reservation System Ransomware',
      'Without the book nobody knows who comes tonight or which room is paid.',
      { from: 'small' },
    ],
    ['Guest Injury or Violence', 'Alcohol, crowds and pools bring liability and can close the place for an investigation.'],
    [
      'Season or Event Cancellation',
      'A lost festival week or wedding season cannot be earned again that year.',
      { like: 'Cash Flow Shortage' },
    ],
    [
      'Sudden Loss of Rooms',
      'A burst riser or a failed boiler takes a floor out of sale with guests in it.',
      { like: 'Facility Loss', only: lodging },
    ],
  ],
};
