"""A bad cable: carries Ethernet frames between two adapters, late, out of order, twice or not at all.

badCable.py ONE OTHER SEED, run in the network namespace that has both adapters. Says {"ready": true}, then is told by
lines of JSON how bad it is from now on: {"loss": 0.2, "delayMs": 150, "jitterMs": 100, "twice": 0.05}; each is answered
by what it did so far: {"carried": 12, "lost": 3, "doubled": 1}. Ends with its input.
"""

import heapq
import json
import os
import random
import select
import socket
import sys
import time

ALL_PROTOCOLS = 0x0003
SOL_PACKET, PACKET_VNET_HDR = 263, 15
LONGEST = 70_000


def adapter(name):
    end = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ALL_PROTOCOLS))
    # Frames come with what the sender left to its adapter to do, checksums and cutting, and go on with it.
    end.setsockopt(SOL_PACKET, PACKET_VNET_HDR, 1)
    end.bind((name, 0))
    end.setblocking(False)
    return end


def main():
    one, other = adapter(sys.argv[1]), adapter(sys.argv[2])
    across = {one: other, other: one}
    chance = random.Random(int(sys.argv[3]))
    quality = {"loss": 0.0, "delayMs": 0.0, "jitterMs": 0.0, "twice": 0.0}
    counts = {"carried": 0, "lost": 0, "doubled": 0}
    on_the_way = []  # by the time of arrival
    number = 0

    def put_in(frame, to):
        nonlocal number
        late = quality["delayMs"] + chance.uniform(-1, 1) * quality["jitterMs"]
        number += 1
        heapq.heappush(on_the_way, (time.monotonic() + max(0.0, late) / 1000, number, frame, to))

    def take(end):
        try:
            frame, (_, _, kind, *_) = end.recvfrom(LONGEST)
        except OSError:  # nothing more, or the cable is pulled
            return False
        if kind == socket.PACKET_OUTGOING:
            return True
        if chance.random() < quality["loss"]:
            counts["lost"] += 1
            return True
        put_in(frame, across[end])
        if chance.random() < quality["twice"]:
            counts["doubled"] += 1
            put_in(frame, across[end])
        return True

    def give(frame, to):
        try:
            to.send(frame)
            counts["carried"] += 1
        except OSError:  # the cable is pulled: what was in it is gone
            counts["lost"] += 1

    print(json.dumps({"ready": True}), flush=True)
    orders = b""
    while True:
        wait = max(0.0, on_the_way[0][0] - time.monotonic()) if on_the_way else None
        ready, _, _ = select.select([0, one, other], [], [], wait)
        while on_the_way and on_the_way[0][0] <= time.monotonic():
            _, _, frame, to = heapq.heappop(on_the_way)
            give(frame, to)
        for end in (one, other):
            if end in ready:
                while take(end):
                    pass
        if 0 in ready:
            told = os.read(0, 65_536)
            if not told:
                return
            *lines, orders = (orders + told).split(b"\n")
            for line in lines:
                quality.update(json.loads(line))
                print(json.dumps(counts), flush=True)


main()
