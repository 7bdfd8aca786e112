import { CHINOOK_FOOTHILLS, FRONT_RANGE_HAIL, INTERMOUNTAIN_SEISMIC_BELT } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Fires after NIFC and state forestry, avalanche terrain after the state avalanche centers. */

const FRONT_RANGE = [
  ...['Boulder', 'Larimer', 'Jefferson', 'Douglas', 'Denver', 'Arapahoe', 'Adams', 'Broomfield', 'Weld'],
  ...['El Paso', 'Pueblo', 'Teller', 'Elbert'],
];
const COLORADO_MOUNTAINS = [
  ...['Clear Creek', 'Gilpin', 'Grand', 'Summit', 'Eagle', 'Pitkin', 'Lake', 'Park', 'Chaffee', 'Gunnison', 'Hinsdale'],
  ...['Mineral', 'Ouray', 'San Juan', 'San Miguel', 'Routt', 'Jackson', 'Archuleta', 'La Plata', 'Dolores'],
];
const COLORADO_PLAINS: Region = { east: -105.05 };
const WESTERN_SLOPE: Region = { west: -106.9 };
const WYOMING_BASINS: Region = { counties: ['Washakie', 'Big Horn', 'Sublette', 'Hot Springs', 'Fremont', 'Park', 'Lincoln'] };

export const coloradoAndWyoming = {
  CO: {
    name: 'Colorado',
    hazards: [
      [
        'Wildfires',
        'The Marshall Fire destroyed more than 1,000 homes in Louisville and Superior in one winter afternoon of 100 mph wind in 2021.',
        {
          where: { counties: ['Boulder', 'Broomfield', 'Jefferson', 'Gilpin'] },
          frequency: 'large fires in 2010, 2012, 2020 and 2021',
          source: 'NIST, Boulder County',
          warning: 'Minutes to hours',
        },
      ],
      [
        'High Winds',
        'Chinook winds above 100 mph come down on Boulder and Golden in most winters, tear roofs and start fires, as in December 2021.',
        {
          where: CHINOOK_FOOTHILLS,
          elsewhere: 'Winds of 100 mph come down at the foot of the Front Range.',
          frequency: 'gusts near 100 mph most winters',
          source: 'NOAA, NCAR',
        },
      ],
      [
        'Power Outages',
        'Xcel Energy switches lines off in dry wind to prevent fires. In April 2024, 55,000 customers around Boulder were without power for up to two days.',
        {
          where: {
            counties: ['Boulder', 'Jefferson', 'Larimer', 'Douglas', 'Gilpin', 'Clear Creek', 'Broomfield', 'Weld'],
            west: -104.8,
          },
          source: 'Colorado Public Utilities Commission',
          warning: 'About a day',
        },
      ],
      [
        'Flash Floods',
        'In September 2013, canyon floods cut off Lyons and Estes Park. In 1976, the Big Thompson rose within an hour at night.',
        {
          where: { counties: ['Boulder', 'Larimer', 'Jefferson', 'Gilpin', 'Clear Creek', 'Broomfield', 'Weld'], west: -104.8 },
          frequency: 'great floods in 1976 and 2013',
          source: 'USGS',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Hail',
        'The hail of May 8, 2017 west of Denver cost about $2.3 billion. The Front Range has three or four such destructive storms a year.',
        {
          where: FRONT_RANGE_HAIL,
          elsewhere: 'Destructive hail is a hazard of the Front Range and the plains.',
          frequency: '3 or 4 destructive storms a year',
          source: 'RMIIA',
        },
      ],
      [
        'Winter Storms',
        'Snow and slides close I-70 at Vail Pass and the Eisenhower Tunnel and cut mountain towns off. Staff and freight wait for hours or days.',
        { where: { counties: COLORADO_MOUNTAINS }, frequency: 'every winter', source: 'Colorado Department of Transportation' },
      ],
      [
        'Avalanches',
        'In March 2019, slides larger than any in memory ran across I-70 and Highway 91. Red Mountain Pass and Loveland Pass close most winters.',
        {
          where: { counties: COLORADO_MOUNTAINS },
          elsewhere: 'Avalanches happen in the high mountains.',
          frequency: 'every winter',
          source: 'Colorado Avalanche Information Center',
        },
      ],
      [
        'Wildfires',
        'East Troublesome ran 20 miles to Grand Lake in one evening in October 2020. Fires around Durango and Breckenridge brought evacuations.',
        { where: { counties: [...COLORADO_MOUNTAINS, 'Larimer'] }, frequency: 'most summers', source: 'NIFC', warning: 'Hours' },
      ],
      [
        'Wildfires',
        'The Waldo Canyon (2012) and Black Forest (2013) fires destroyed over 800 homes in and near Colorado Springs.',
        {
          where: { counties: ['El Paso', 'Teller', 'Fremont', 'Douglas', 'Pueblo', 'Custer', 'Huerfano'] },
          source: 'NIFC',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Wildfires',
        'Pine Gulch (2020) burned 139,000 acres north of Grand Junction, and Grizzly Creek closed I-70 in Glenwood Canyon for two weeks.',
        {
          where: WESTERN_SLOPE,
          elsewhere: 'Wildfires of Colorado burn in the mountains, the foothills and the western canyons.',
          frequency: 'most summers',
          source: 'NIFC',
        },
      ],
      [
        'Tornadoes',
        'An EF3 struck Windsor in May 2008, and landspouts are common east of I-25. Weld County reports more tornadoes than almost any other.',
        {
          where: COLORADO_PLAINS,
          elsewhere: 'Tornadoes of Colorado touch down on the plains, very seldom in the foothills and mountains.',
          frequency: 'about 53 a year in Colorado',
          source: 'NOAA',
        },
      ],
      [
        'Winter Storms',
        'Upslope blizzards close I-25, I-70 and Denver International Airport, as in March 2003, March 2019 and March 2021.',
        { where: { counties: FRONT_RANGE }, frequency: 'about once a winter', source: 'NWS Boulder' },
      ],
      [
        'Winter Storms',
        'Ground blizzards of the eastern plains close I-70 and US-287, and snow closes the passes to the Western Slope.',
        { frequency: 'every winter', source: 'NWS' },
      ],
      [
        'Wildfire Smoke',
        'Smoke of Cameron Peak and of fires in other states gave the Front Range weeks of bad air in 2020 and 2021.',
        { frequency: 'most summers', source: 'Colorado Air Pollution Control Division' },
      ],
      [
        'Landslides',
        'Mud from the Grizzly Creek burn closed I-70 in Glenwood Canyon for two weeks in July 2021. Rockfall stops the mountain highways each spring.',
        {
          where: { anyOf: [{ counties: COLORADO_MOUNTAINS }, WESTERN_SLOPE] },
          elsewhere: 'Slides and rockfall happen in the mountains and canyons.',
          frequency: 'every spring',
          source: 'Colorado Geological Survey',
        },
      ],
      [
        'Flash Floods',
        'Storms over the Waldo Canyon burn scar flooded Manitou Springs in 2013. Fountain Creek flooded Colorado Springs and Pueblo in 1965.',
        { where: { counties: ['El Paso', 'Pueblo', 'Teller', 'Fremont'] }, source: 'NWS Pueblo', warning: 'Minutes' },
      ],
      [
        'Flash Floods',
        'Cloudbursts fill underpasses and creeks of Denver and Aurora, and dry creeks of the plains and canyons, within minutes.',
        { frequency: 'every summer', source: 'NWS', warning: 'Minutes' },
      ],
      [
        'Dust Storms',
        'Dust stops traffic on I-25 near Pueblo, as in February 2025, and on the highways around Lamar.',
        {
          where: { anyOf: [{ east: -104.2 }, { counties: ['Pueblo', 'Otero', 'Alamosa'] }] },
          elsewhere: 'Dust that stops traffic blows over the southeastern plains and the San Luis Valley.',
          source: 'Colorado State Patrol',
        },
      ],
      [
        'Floods',
        'Snowmelt raises the Colorado, Gunnison, Yampa and Animas for weeks in May and June, as in 1983, 1984 and 2011.',
        { where: { west: -105.6 }, frequency: 'high in 1983, 1984 and 2011', source: 'NWS Grand Junction' },
      ],
      [
        'Floods',
        'The South Platte swept through Denver on June 16, 1965. That flood killed 21 people in its basin.',
        { where: { counties: ['Denver', 'Arapahoe', 'Adams'] }, frequency: 'great floods in 1965 and 2013', source: 'USGS' },
      ],
      [
        'Floods',
        'The South Platte and Arkansas flood their plains after days of rain, as in 1965 and September 2013.',
        { frequency: 'great floods in 1965 and 2013', source: 'USGS' },
      ],
      [
        'Freeze',
        'Spring frost takes the peaches of Palisade and Delta County in some years, as in April 2020.',
        {
          where: { counties: ['Mesa', 'Delta', 'Montrose'] },
          elsewhere: 'Freezes that ruin a harvest are a matter of the fruit districts of the Western Slope.',
          source: 'Colorado State University Extension',
        },
      ],
      [
        'Drought',
        'Low snow brings water limits on both sides of the Divide. Ranches sold herds and cities limited watering in 2002, 2012 and 2018.',
        { frequency: 'in 2002, 2012, 2018 and 2020', source: 'U.S. Drought Monitor' },
      ],
    ],
  },
  WY: {
    name: 'Wyoming',
    hazards: [
      [
        'High Winds',
        'Gusts above 80 mph overturn trucks at Elk Mountain, Arlington and Bordeaux and damage roofs in Cheyenne and Casper.',
        {
          where: { counties: ['Laramie', 'Albany', 'Carbon', 'Natrona', 'Platte', 'Converse', 'Goshen', 'Niobrara', 'Park'] },
          elsewhere: 'The strongest winds blow over southeastern Wyoming, Casper and Cody.',
          frequency: 'every winter',
          source: 'NWS Cheyenne, WYDOT',
        },
      ],
      [
        'Winter Storms',
        'Ground blizzards close I-80 between Laramie and Rawlins more than 50 times in some winters.',
        { where: { counties: ['Laramie', 'Albany', 'Carbon', 'Sweetwater'] }, frequency: 'every winter', source: 'WYDOT' },
      ],
      [
        'Avalanches',
        'Slides close Teton Pass and Hoback Canyon, and Jackson depends on both. In June 2024, part of the Teton Pass road slid away.',
        {
          where: { counties: ['Teton', 'Lincoln', 'Sublette'] },
          elsewhere: 'Avalanches close roads around Jackson and in the high ranges.',
          frequency: 'every winter',
          source: 'WYDOT, Bridger-Teton Avalanche Center',
        },
      ],
      [
        'Earthquakes',
        'The Teton Fault below Jackson Hole can make a magnitude 7. Yellowstone shakes often, and Hebgen Lake broke at 7.3 in 1959.',
        {
          where: { ...INTERMOUNTAIN_SEISMIC_BELT },
          elsewhere: 'The active faults of Wyoming run along its western border.',
          source: 'USGS, Wyoming State Geological Survey',
        },
      ],
      [
        'Hail',
        'Cheyenne lies in one of the most frequent hail areas of North America. The storm of August 1, 1985 brought hail and a flood within three hours.',
        {
          where: { east: -106.6 },
          elsewhere: 'Destructive hail is a hazard of the eastern plains.',
          frequency: '7 to 9 hail days a year around Cheyenne',
          source: 'NOAA',
        },
      ],
      [
        'Wildfires',
        'The 2024 season burned over 810,000 acres, the most since 1988. Elk and House Draw in the northeast took about 270,000 of them.',
        { where: { east: -107.6 }, frequency: 'every summer', source: 'Wyoming State Forestry', warning: 'Hours' },
      ],
      [
        'Wildfires',
        'The Fish Creek and Pack Trail fires of 2024 closed Togwotee Pass, and the Roosevelt Fire burned 55 homes near Bondurant in 2018.',
        { frequency: 'every summer', source: 'NIFC', warning: 'Hours' },
      ],
      [
        'Extreme Cold',
        'Basin towns such as Worland, Big Piney and Riverton reach -40 °F, and well heads and water mains freeze.',
        { where: WYOMING_BASINS, frequency: 'some winters', source: 'NWS Riverton' },
      ],
      [
        'Winter Storms',
        'Spring blizzards bring feet of wet snow and close I-25 and I-90. March 2021 left 30 inches in Cheyenne and 26 in Casper.',
        { frequency: 'every winter', source: 'NWS' },
      ],
      [
        'Extreme Cold',
        'February 2021 and December 2022 fell far below zero. The airport of Casper set its record of -42 °F on December 22, 2022.',
        { frequency: 'most winters below -20 °F', source: 'NWS Riverton' },
      ],
      [
        'Tornadoes',
        'A tornado injured miners at a coal mine near Wright in June 2023, and one destroyed homes in Cheyenne in July 1979.',
        {
          where: { east: -106.4 },
          elsewhere: 'Tornadoes of Wyoming touch down on the eastern plains.',
          frequency: 'about 12 a year in Wyoming',
          source: 'NOAA',
        },
      ],
      [
        'Mine Subsidence',
        'Old coal mines under Rock Springs sink and crack streets and buildings. The state fills them with grout.',
        {
          where: { counties: ['Sweetwater', 'Sheridan', 'Hot Springs', 'Lincoln'] },
          elsewhere: 'Towns over old underground mines are few in Wyoming.',
          source: 'Wyoming DEQ, Abandoned Mine Lands',
        },
      ],
      [
        'Floods',
        'Snowmelt flooded Lander in 2010 and the Wind River valley in 2017, and the Yellowstone flood of 2022 closed the park.',
        { where: { west: -107.4 }, frequency: 'in 2010, 2011, 2017 and 2022', source: 'NWS Riverton', warning: 'Days' },
      ],
      [
        'Flash Floods',
        'In August 1985, over six inches of rain fell on Cheyenne in three hours. Dry creeks of the plains fill in minutes.',
        {
          where: { east: -107.4 },
          elsewhere: 'In the mountains and basins of the west, floods come with snowmelt.',
          source: 'NWS Cheyenne',
          warning: 'Minutes to hours',
        },
      ],
      [
        'Floods',
        'Snowmelt and ice raise the North Platte, Powder and Laramie rivers, as at Saratoga and Laramie in 2010 and 2011.',
        { frequency: 'in 1984, 2010 and 2011', source: 'NWS Cheyenne' },
      ],
      [
        'Wildfire Smoke',
        'Smoke of fires in Idaho, Montana and at home lies over Jackson, Cody and Sheridan in late summer.',
        { frequency: 'most summers', source: 'Wyoming DEQ' },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
