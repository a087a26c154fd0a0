/** The scenery at the edges of each place, in four shades of the place's color from far to near. */

type Shade = 1 | 2 | 3 | 4;
export type Drawn = readonly (readonly [Shade, string])[];

export interface Scene {
  left: Drawn;
  right: Drawn;
}

const PALM: Drawn = [
  [3, 'M66 50c-3-10-2-20 3-29l3 1c-4 9-5 18-3 28z'],
  [
    4,
    'M70 21c-7-5-15-2-17 5 6-4 11-4 17-5zm0 0c7-5 15-2 17 5-6-4-11-4-17-5zm0 0c-3-8-10-10-15-6 6 0 10 3 15 6zm0 0c3-8 10-10 15-6-6 0-10 3-15 6zm0 0c-5 0-9 4-8 9 2-5 5-7 8-9zm0 0c5 0 9 4 8 9-2-5-5-7-8-9z'
  ]
];

/** Each drawing is 90 wide and 56 high and stands on the line at 50. */
export const SCENES: Readonly<Record<string, Scene>> = {
  quarry: {
    left: [
      [1, 'M0 50V8l16 4 12 14 16 6 14 18z'],
      [2, 'M0 50V16h10v9h9v9h9v8h10v8z'],
      [3, 'M0 25h19v2H0zM0 34h28v2H0zM0 42h38v2H0zM6 50h12V40H6zM20 50h9v-7h-9z'],
      [4, 'M10 16V1h2v3l18 5v8h-2v-6L12 6v10z']
    ],
    right: [
      [1, 'M90 50V14L76 8 64 22l-14 6-12 22z'],
      [2, 'M90 50V22h-9v8h-9v9h-9v11z'],
      [3, 'M90 30h-9v2h9zM90 39H72v2h18zM50 50h11v-9H50zM54 41h9v-7h-9z']
    ]
  },
  small_temple: {
    left: [
      [1, 'M0 50V22c12-8 20-2 26 4s18 4 26 24z'],
      [2, 'M3 50v-9h4v-8h4v-8h22v8h4v8h4v9z'],
      [3, 'M10 25v-5h24v5zM14 20V9h16v11zM3 41h38v2H3zM7 33h30v2H7z'],
      [4, 'M18 50V37a4 4 0 0 1 8 0v13zM17 9V4h3v5zM24 9V4h3v5z']
    ],
    right: [[1, 'M90 50V16c-10-6-18 0-22 8s-16 6-22 26z'], [2, 'M52 50c0-8 6-12 12-9 4-5 12-4 14 2 6-1 12 2 12 7z'], ...PALM]
  },
  ruins: {
    left: [
      [1, 'M0 50V24l14-6 16 12 22 20z'],
      [2, 'M24 50V30l10-5v25zM38 50V40l8 2v8z'],
      [3, 'M5 50V14h11v36zM3 14V9h15v5zM3 50v-4h15v4z'],
      [4, 'M8 18h1v26H8zM12 18h1v26h-1zM27 34h1v16h-1zM20 50c1-5 8-5 9 0z']
    ],
    right: [
      [1, 'M90 50V20l-16 4-12 12-20 14z'],
      [3, 'M52 50V30c0-12 8-19 20-19h7v9h-6c-7 0-11 4-11 11v19z'],
      [2, 'M78 50V34h9v16zM76 34v-4h13v4z'],
      [4, 'M62 50c2-7 12-7 14 0zM40 50c1-4 7-4 8 0zM52 38h10v1.500H52zM53 28l9 3-.5 1.500-9-3z']
    ]
  },
  stela: {
    left: [
      [1, 'M0 50c14-16 40-20 74 0z'],
      [3, 'M10 50V18C10 8 15 4 22 4s12 4 12 14v32z'],
      [2, 'M14 46V19c0-8 3-11 8-11s8 3 8 11v27z'],
      [4, 'M17 14h10v3H17zM19 20h6v6h-6zM16 29h5v5h-5zM23 29h5v5h-5zM17 38h10v3H17zM6 50v-4h32v4z']
    ],
    right: []
  },
  camp: {
    left: [
      [1, 'M0 50c18-20 50-24 84 0z'],
      [2, 'M38 50l14-20 14 20z'],
      [3, 'M4 50l22-36 22 36z'],
      [4, 'M26 14l7 36H19zM25 10h2v6h-2zM27 10l7 2.500-7 2.500zM52 30l4 20h-8z']
    ],
    right: [
      [1, 'M90 50c-20-16-46-14-66 0z'],
      ...PALM,
      [4, 'M38 50l14-4 1 2-14 4zM53 50l-14-4-1 2 14 4z'],
      [3, 'M45 46c-6-4-3-9 0-11 0 3 2 3 2 6 2-1 2-3 2-4 4 4 2 8-1 9z']
    ]
  },
  village: {
    left: [
      [1, 'M0 50V26c20-14 42-8 70 24z'],
      [2, 'M34 50V38h18v12zM30 38l13-13 13 13z'],
      [3, 'M6 50V34h24v16z'],
      [4, 'M1 34 18 14l17 20zM14 50V40h8v10zM40 50v-7h6v7z']
    ],
    right: [[1, 'M90 50V24c-20-12-40-6-64 26z'], [3, 'M44 50V37h22v13z'], [4, 'M39 37l16-18 16 18zM51 50v-9h7v9z'], ...PALM]
  },
  black_market: {
    left: [
      [2, 'M4 50V24h3v26zM47 50V24h3v26zM6 50V40h42v10z'],
      [3, 'M2 26l6-12h38l6 12z'],
      [4, 'M8 14h5l-3 12H2zM20 14h6l-1 12h-8zM33 14h6l3 12h-8zM12 40v-5h5v5zM20 40c-2-7 8-7 6 0zM31 40v-8h4v8zM38 40v-4h6v4z']
    ],
    right: [
      [2, 'M42 50V28h3v22zM84 50V28h3v22zM44 50V42h42v8z'],
      [3, 'M38 30l7-12h38l7 12z'],
      [4, 'M52 18h6l-1 12h-8zM68 18h6l3 12h-8zM50 42v-5h7v5zM62 42c-2-7 8-7 6 0zM73 42v-7h5v7z']
    ]
  },
  harbor_office: {
    left: [
      [1, 'M0 50V30c24-8 56 0 80 20z'],
      [3, 'M8 50V28h34v22z'],
      [4, 'M3 28 25 10l22 18zM15 50V38h8v12zM29 42v-6h8v6zM24 10V1h2v9zM26 1l11 3-11 3z'],
      [2, 'M46 50v-4h44v4zM52 50v6h-3v-6zM66 50v6h-3v-6zM80 50v6h-3v-6z']
    ],
    right: [
      [2, 'M0 50v-4h90v4zM12 50v6H9v-6zM32 50v6h-3v-6zM52 50v6h-3v-6zM72 50v6h-3v-6z'],
      [3, 'M58 46V31h15v15zM74 46V34h12v12zM62 31V19h13v12z'],
      [4, 'M58 31h15v2H58zM64 33h3v13h-3zM74 34h12v2H74zM79 36h2v10h-2zM62 19h13v2H62zM67 21h3v10h-3zM40 46V8h3v3l15 3v8h-2v-6l-13-3v33z']
    ]
  }
};
